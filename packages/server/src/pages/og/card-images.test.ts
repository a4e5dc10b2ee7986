import { describe, expect, test } from 'vitest';
import { SITE_CARD } from './card.ts';
import { createCardImages, DrawingBusy } from './card-images.ts';

const card = (n: number) => ({ ...SITE_CARD, title: `Conflict ${n}` });

const heldRenderer = () => {
  const ends: (() => void)[] = [];
  const render = () => new Promise<Buffer>((resolve) => ends.push(() => resolve(Buffer.from('png'))));
  return { render, ends };
};

describe('Pictures of cards', () => {
  test('are drawn once for all who ask, at the same time or later', async () => {
    let drawn = 0;
    const images = createCardImages(async () => {
      drawn += 1;
      return Buffer.from('png');
    });
    await Promise.all([images.pngOf(card(1)), images.pngOf(card(1))]);
    await images.pngOf({ ...card(1) });
    expect(drawn).toBe(1);
    expect(images.etagOf(card(1))).toBe(images.etagOf({ ...card(1) }));
    expect(images.etagOf(card(1))).not.toBe(images.etagOf(card(2)));
  });

  test('are drawn two at a time, and refused when 50 more are waiting', async () => {
    const { render, ends } = heldRenderer();
    const images = createCardImages(render);
    const asked = Array.from({ length: 52 }, (_, n) => images.pngOf(card(n)));
    expect(ends).toHaveLength(2);
    await expect(images.pngOf(card(99))).rejects.toBeInstanceOf(DrawingBusy);
    for (let n = 0; n < 52; n++) {
      ends[n]?.();
      await asked[n];
    }
    await expect(Promise.all(asked)).resolves.toHaveLength(52);
  });

  test('are tried again after a failure', async () => {
    let attempts = 0;
    const images = createCardImages(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('out of memory');
      return Buffer.from('png');
    });
    await expect(images.pngOf(card(1))).rejects.toThrow('out of memory');
    await expect(images.pngOf(card(1))).resolves.toEqual(Buffer.from('png'));
  });
});
