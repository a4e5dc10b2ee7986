export type EscapePress = Pick<KeyboardEvent, 'key' | 'repeat' | 'isComposing' | 'defaultPrevented' | 'timeStamp'>;

/** How soon the second press has to follow, in milliseconds. */
const WITHIN = 1_000;

/**
 * Tells the second of two quick presses of Escape. A held key is one press; a press that closes something else
 * (`isTaken`), ends an input method's word or has been answered already is none, and neither is the one before it.
 */
export function createDoubleEscape(): (press: EscapePress, isTaken: boolean) => boolean {
  let first: number | null = null;
  return ({ key, repeat, isComposing, defaultPrevented, timeStamp }, isTaken) => {
    if (repeat) return false;
    if (key !== 'Escape' || isTaken || isComposing || defaultPrevented) {
      first = null;
      return false;
    }
    const isSecond = first !== null && timeStamp - first <= WITHIN;
    first = timeStamp;
    return isSecond;
  };
}
