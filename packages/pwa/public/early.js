// This script is not a module, because a module runs after the first paint, too late to set the theme.
// index.html includes it twice. The deferred second tag takes effect only if the request of the first fails.
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

  if (/(?:^|; )signed-in=/.test(document.cookie)) document.documentElement.dataset.signedIn = '';

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
    const isChecked = ({ type }) => type === 'checkbox' || type === 'radio';
    const fill = ({ target }) => {
      // Radio buttons depend on the order, so the latest choice goes to the end.
      filled.delete(target);
      filled.set(target, isChecked(target) ? target.checked : target.value);
    };
    const tell = (field, value) => {
      if (isChecked(field)) {
        // React listens to the clicks of these fields, and ignores a click that changes nothing.
        field.checked = !value;
        field.click();
        return;
      }
      // React ignores an input event if the field has the value that React saw last. So show React an empty value,
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
        document.documentElement.dataset.replayed = '';
        for (const button of pressed) if (button.isConnected) button.click();
        delete document.documentElement.dataset.replayed;
      },
      { once: true },
    );
  }
}
