"""The only place that picks implementations: a configuration in, a running house out.

The commands call these functions and nothing below them.
"""

from memoryd.bootstrap.asking import inspect, memories, status, why
from memoryd.bootstrap.doing import OnceSummary, once, perform, run

__all__ = ["OnceSummary", "inspect", "memories", "once", "perform", "run", "status", "why"]
