import type { ImageSource, Renderer } from '@takumi-rs/core';
import { IMAGE_HEIGHT, IMAGE_WIDTH } from '../page-head.ts';
import type { Card, CardSide } from './card.ts';
import { BAND_HEIGHT, BAND_WIDTH, drawCard } from './draw-card.ts';
import { type Fonts, loadFonts } from './fonts.ts';
import { LOCK, LOGO, splitBar } from './shapes.ts';

/** What stands in for a title in a script that no font here has. */
const UNTITLED = 'A conflict with two sides';

/**
 * Draws cards as PNG, in the engine's own threads. Engine and fonts are loaded with the first one: most processes'
 * start needs neither.
 */
export const createCardRenderer = (): ((card: Card) => Promise<Buffer>) => {
  let tools: Promise<Tools> | null = null;
  return async (card) => {
    tools ??= openTools();
    const { renderer, fonts } = await tools.catch((error: unknown) => {
      tools = null;
      throw error;
    });
    const drawable = withoutUnknown(card, fonts);
    await fonts.provide(textsOf(drawable), (part) => renderer.registerFont(part));
    return renderer.render(drawCard(drawable), {
      width: IMAGE_WIDTH,
      height: IMAGE_HEIGHT,
      format: 'png',
      images: imagesOf(drawable),
    });
  };
};

type Tools = { readonly renderer: Renderer; readonly fonts: Fonts };

const openTools = async (): Promise<Tools> => {
  const [{ Renderer }, fonts] = await Promise.all([import('@takumi-rs/core'), loadFonts()]);
  return { renderer: new Renderer(), fonts };
};

const withoutUnknown = (card: Card, { drawable }: Fonts): Card => {
  const side = ({ label, name, excerpt }: CardSide): CardSide => ({
    label: drawable(label),
    name: name === null ? null : drawable(name),
    excerpt: drawable(excerpt),
  });
  return { ...card, title: drawable(card.title).trim() || UNTITLED, her: side(card.her), his: side(card.his) };
};

const textsOf = ({ title, corner, her, his, band }: Card): string[] => [
  // What every picture needs, percentages and ellipsis included.
  'TwoSides 0123456789%…',
  title,
  corner,
  ...[her, his].flatMap(({ label, name, excerpt }) => [label, name ?? '', excerpt]),
  band.kind === 'split' ? '' : band.text,
];

const imagesOf = ({ band }: Card): ImageSource[] => [
  { src: 'logo', data: LOGO },
  { src: 'lock', data: LOCK },
  // Of one picture only, so it stays out of the engine's cache.
  ...(band.kind === 'split'
    ? [{ src: 'split', data: splitBar(band, BAND_WIDTH, BAND_HEIGHT), cache: 'none' as const }]
    : []),
];
