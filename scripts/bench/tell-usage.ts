process.on('message', (message: { readonly kind?: string }) => {
  if (message.kind !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() });
});
