import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createSlots } from '../../slots.ts';
import type { Card } from './card.ts';
import { createCardRenderer } from './render-card.ts';

/** Goes up with the look of the pictures, so that no cache keeps an old one. */
const DESIGN = 4;

const CACHE_BYTES = 32 * 1024 * 1024;
/** A picture takes some 20 ms of a thread; the other threads hash passwords and read files. */
const AT_ONCE = 2;
const MAY_WAIT = 50;

/** Too many pictures wait already; anyone who asks should come back in a moment. */
export class DrawingBusy extends Error {
  override readonly name = 'DrawingBusy';
}

export type CardImages = {
  /** Names what the card shows, and nothing else. Costs no drawing. */
  etagOf(card: Card): string;
  /** Whether it is drawn already, or being drawn. */
  has(card: Card): boolean;
  /** @throws DrawingBusy when too many pictures are waiting to be drawn */
  pngOf(card: Card): Promise<Buffer>;
};

/** Pictures of cards, each drawn once as long as it is remembered. */
export const createCardImages = (render = createCardRenderer()): CardImages => {
  const slot = createSlots(AT_ONCE, MAY_WAIT, () => new DrawingBusy('Too many pictures are waiting'));
  // Its `fetch` also lets those who ask at the same time wait for one drawing.
  const images = new LRUCache<string, Buffer, Card>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (png) => png.length,
    fetchMethod: (_key, _stale, { context }) => slot(() => render(context)),
  });
  return {
    etagOf: (card) => `"${keyOf(card)}"`,
    has: (card) => images.has(keyOf(card)),
    pngOf: (card) => images.forceFetch(keyOf(card), { context: card }),
  };
};

const keyOf = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('base64url')
    .slice(0, 27);
