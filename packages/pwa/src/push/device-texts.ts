export const BLOCKED_TEXT =
  "This browser blocks notifications from TwoSides. To change that, open the site's settings (next to the address, or in your system's settings for an installed app), allow notifications and reload.";

export const INSTALL_FIRST_TEXT = 'On iPhone and iPad, notifications only work from the home screen app.';

export const NO_PUSH_SERVICE = "Your browser's notification service isn't answering. Please try again later.";
