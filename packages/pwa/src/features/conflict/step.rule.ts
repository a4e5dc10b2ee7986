/** A finger's position in CSS pixels, and time in milliseconds. */
export type Touched = { readonly x: number; readonly y: number; readonly at: number };

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** Shortest distance of a swipe in CSS pixels. */
const DISTANCE = 70;
/** Longest duration of a swipe in milliseconds. */
const DURATION = 700;
/** Width of the screen's edges in CSS pixels. Swipes that start there belong to the browser. */
const RIM = 24;

export function stepOfKey({ key, altKey, ctrlKey, metaKey, shiftKey, repeat }: Pressed): 'next' | 'back' | null {
  if (altKey || ctrlKey || metaKey || shiftKey || repeat) return null;
  if (key === 'ArrowRight') return 'next';
  return key === 'ArrowLeft' ? 'back' : null;
}

export function stepOfSwipe(from: Touched, to: Touched, width: number): 'next' | 'back' | null {
  const [across, along] = [to.x - from.x, to.y - from.y];
  const isSwipe =
    Math.abs(across) >= DISTANCE && Math.abs(across) >= 2 * Math.abs(along) && to.at - from.at <= DURATION;
  if (!isSwipe || from.x < RIM || from.x > width - RIM) return null;
  return across < 0 ? 'next' : 'back';
}
