// The appearance that was chosen on this device, before anything is drawn: a module would come after the first paint.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name=theme-color]'))
      meta.content = theme === 'dark' ? '#17141b' : '#fbf8f4';
  }
} catch {
  // Without storage it is the system's.
}
