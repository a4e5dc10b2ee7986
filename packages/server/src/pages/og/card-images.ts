import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createSlots } from '../../slots.ts';
import type { Card } from './card.ts';
import { createCardRenderer } from './render-card.ts';

/** Increment when the design changes, so that clients drop cached images. */
const DESIGN = 4;

const CACHE_BYTES = 32 * 1024 * 1024;
const AT_ONCE = 2;
const MAY_WAIT = 50;

export class DrawingBusy extends Error {
  override readonly name = 'DrawingBusy';
}

export type CardImages = {
  etagOf(card: Card): string;
  has(card: Card): boolean;
  /** @throws DrawingBusy */
  pngOf(card: Card): Promise<Buffer>;
};

export const createCardImages = (render = createCardRenderer()): CardImages => {
  const slot = createSlots(AT_ONCE, MAY_WAIT, () => new DrawingBusy('Too many pictures are waiting'));
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
