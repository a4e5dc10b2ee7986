// What cannot wait for the app, which comes after the first paint: a module would.
// The page names it twice: where it could not be had before the first paint, it is asked for once more after it.
if (!('early' in window)) {
  window.early = true;

  // The appearance that was chosen on this device.
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

  // The server's HTML is a visitor's: somebody who is signed in is not asked to sign in meanwhile.
  if (/(?:^|; )signed-in=/.test(document.cookie)) document.documentElement.dataset.signedIn = '';

  // Fetch the app after the first paint, so that text and styles have the network to themselves.
  {
    const app = () => document.getElementById('app');
    // Without the app's code no button works.
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
    // The first paint may be of an empty page.
    const painted = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
    });
    painted.observe({ type: 'paint', buffered: true });
    // What nobody looks at is not painted.
    if (document.hidden) window.addEventListener('load', begin);
  }

  // What is pressed, typed or chosen before the app answers: it is told when it does.
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
      // The app notices no value that it takes to stand there already.
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
        // What it says of a vote: it was pressed before anybody knew who looks, and so before an earlier one was shown.
        document.documentElement.dataset.replayed = '';
        for (const button of pressed) if (button.isConnected) button.click();
        delete document.documentElement.dataset.replayed;
      },
      { once: true },
    );
  }
}
