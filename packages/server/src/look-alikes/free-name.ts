/** The name, then variants with a trailing number, within a nickname's 20 characters. */
export const nameVariants = function* (name: string): Generator<string, never> {
  yield name;
  for (let number = 2; ; number += 1) yield `${cut(name, 20 - String(number).length)}${number}`;
};

/** Never splits a character. */
const cut = (name: string, length: number): string => {
  let kept = '';
  for (const character of name) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept.trimEnd();
};
