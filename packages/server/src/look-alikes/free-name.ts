/** Yields the name, then the name with 2, 3, … appended, cut to a nickname's 20 characters. */
export const nameVariants = function* (name: string): Generator<string, never> {
  yield name;
  for (let number = 2; ; number += 1) yield `${cut(name, 20 - String(number).length)}${number}`;
};

/** Does not split a surrogate pair. */
const cut = (name: string, length: number): string => {
  let kept = '';
  for (const character of name) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept.trimEnd();
};
