/**
 * Numbers that forms show and schemas hold, apart from the schemas: showing one loads no parser. A minimum counts
 * visible characters, a maximum UTF-16 units.
 */
export const TITLE_MIN = 10;
export const TITLE_MAX = 150;
export const SIDE_MIN = 20;
export const SIDE_MAX = 5_000;
export const PERSPECTIVE_MIN = 50;
export const COMMENT_MAX = 2_000;
/** The words of an update. */
export const UPDATE_MAX = 2_000;
export const TAGS_MAX = 5;

/** Conflicts on a page of a list, unless the query's `limit` says otherwise. */
export const LIST_LIMIT_DEFAULT = 20;

/** The newest comments of a conflict that a card shows. */
export const RECENT_COMMENTS = 2;

/** Where the counting of a week's shares and voters ends: beyond it a figure reads "1,000+". */
export const INSIGHTS_MAX = 1_000;
