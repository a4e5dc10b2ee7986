/** Where the skip link leads and the focus goes after a navigation. */
export const MAIN_ID = 'main';
