// Loaded ahead of a server under measurement: tells its parent the processor time that the process has used.
process.on('message', (message: { readonly kind?: string }) => {
  if (message.kind !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
