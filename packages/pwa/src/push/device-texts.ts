/** What a browser that cannot push, or must not, says for itself. */
export const BLOCKED_TEXT =
  'Blocks notifications of TwoSides. To undo that, open the site’s settings (next to the address, or in your system’s settings for an installed app), allow notifications, and reload.';

/** Followed by `HomeScreenSteps`. */
export const INSTALL_FIRST_TEXT = 'iPhone and iPad let only apps on the home screen tell you.';

/** When nothing more is known than that subscribing failed: the browser's own service does not answer. */
export const NO_PUSH_SERVICE = 'The push service of this browser gives no answer. Please try again later.';
