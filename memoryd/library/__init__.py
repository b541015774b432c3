"""What `import memoryd` gives to agents and scripts: memory folders, without a daemon and beside one."""
