/** Where a finger was, in CSS pixels, and when, in milliseconds. */
export type Touched = { readonly x: number; readonly y: number; readonly at: number };

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** So far a finger goes sideways, and twice as far as up or down, in at most this time. */
const DISTANCE = 70;
const DURATION = 700;
/** The rim belongs to the browser's own way back. */
const RIM = 24;

export function stepOfKey({ key, altKey, ctrlKey, metaKey, shiftKey, repeat }: Pressed): 'next' | 'back' | null {
  if (altKey || ctrlKey || metaKey || shiftKey || repeat) return null;
  if (key === 'ArrowRight') return 'next';
  return key === 'ArrowLeft' ? 'back' : null;
}

/** To the left is on, as a page is turned. @param width of the screen */
export function stepOfSwipe(from: Touched, to: Touched, width: number): 'next' | 'back' | null {
  const [across, along] = [to.x - from.x, to.y - from.y];
  const isSwipe =
    Math.abs(across) >= DISTANCE && Math.abs(across) >= 2 * Math.abs(along) && to.at - from.at <= DURATION;
  if (!isSwipe || from.x < RIM || from.x > width - RIM) return null;
  return across < 0 ? 'next' : 'back';
}
