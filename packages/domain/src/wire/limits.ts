/** Minimums count visible characters, maximums UTF-16 units. */
export const TITLE_MIN = 10;
export const TITLE_MAX = 150;
export const SIDE_MIN = 20;
export const SIDE_MAX = 5_000;
export const PERSPECTIVE_MIN = 50;
export const COMMENT_MAX = 2_000;
export const UPDATE_MAX = 2_000;
export const TAGS_MAX = 5;

export const LIST_LIMIT_DEFAULT = 20;

export const RECENT_COMMENTS = 2;

export const INSIGHTS_MAX = 1_000;
