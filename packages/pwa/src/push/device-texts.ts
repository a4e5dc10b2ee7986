export const BLOCKED_TEXT =
  'This browser is blocking notifications from TwoSides. To change that, open the site settings (next to the address bar, or in your device’s settings if you installed the app), allow notifications and reload the page.';

export const INSTALL_FIRST_TEXT =
  'On iPhone and iPad, notifications only work if you add TwoSides to your home screen.';

export const NO_PUSH_SERVICE = 'Your browser’s notification service isn’t responding. Please try again later.';
