/**
 * Removes what can disguise a text: bidirectional overrides and isolates, and control characters but tab and line feed.
 * Zero-width characters stay, since emoji and some scripts need them; a text of nothing else is empty. Line ends become
 * `\n`, half a surrogate pair U+FFFD, as which it would be stored.
 */
export const cleanText = (text: string): string => {
  const cleaned = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .toWellFormed()
    .trim();
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(cleaned) ? cleaned : '';
};

/** Whether a one-line text holds a line break or another control character, which no honest form sends. */
export const hasControlCharacters = (text: string): boolean => /[\u0000-\u001f\u007f-\u009f]/.test(text);
