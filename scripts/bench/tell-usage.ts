// Preloaded into a measured server. When the parent process asks, sends it the server's CPU time and memory.
process.on('message', (message: { readonly kind?: string }) => {
  if (message.kind !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() });
});
