// Not a module, because modules run after the first paint.
// The page includes this script twice. The second tag is deferred, and takes effect only if the first request fails.
if (!('early' in window)) {
  window.early = true;

  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') {
      document.documentElement.dataset.theme = theme;
      for (const meta of document.querySelectorAll('meta[name=theme-color]'))
        meta.content = theme === 'dark' ? '#17141b' : '#fbf8f4';
    }
  } catch {
    // Without storage, the page follows the system's theme.
  }

  // The server renders pages for visitors. With this mark, CSS hides the sign-in buttons until the app runs.
  if (/(?:^|; )signed-in=/.test(document.cookie)) document.documentElement.dataset.signedIn = '';

  // Load the app after the first paint. Otherwise its download would slow down text and styles.
  {
    const app = () => document.getElementById('app');
    const sayMissing = () => {
      const notice = document.getElementById('app-missing');
      notice.querySelector('button').onclick = () => location.reload();
      notice.hidden = false;
    };
    const begin = () => {
      painted.disconnect();
      const content = app()?.content;
      if (!content) return;
      for (const script of content.querySelectorAll('script')) script.addEventListener('error', sayMissing);
      document.head.append(content);
    };
    document.addEventListener('app-ready', () => app()?.remove(), { once: true });
    // Wait for the first contentful paint, because the first paint may show an empty page.
    const painted = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
    });
    painted.observe({ type: 'paint', buffered: true });
    // The browser does not paint a hidden tab, so start on `load`.
    if (document.hidden) window.addEventListener('load', begin);
  }

  // Record presses and input until the app is ready, then replay them.
  {
    const pressed = [];
    const filled = new Map();
    const press = (event) => {
      const button = event.target instanceof Element && event.target.closest('#root button');
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.push(button);
    };
    const fill = ({ target }) => filled.set(target, target.value);
    const tell = (field, value) => {
      // React ignores an input event if the field has the value that React saw last. So let React see an empty value,
      // then restore the real value with the native setter, which React does not track.
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    };
    document.addEventListener('click', press, true);
    document.addEventListener('input', fill, true);
    document.addEventListener(
      'app-ready',
      () => {
        document.removeEventListener('click', press, true);
        document.removeEventListener('input', fill, true);
        for (const [field, value] of filled) if (field.isConnected) tell(field, value);
        // Tells `use-vote.ts` to keep the member's earlier vote, because they pressed before the page showed it.
        document.documentElement.dataset.replayed = '';
        for (const button of pressed) if (button.isConnected) button.click();
        delete document.documentElement.dataset.replayed;
      },
      { once: true },
    );
  }
}
