import type { ImageSource, Renderer } from '@takumi-rs/core';
import { LRUCache } from 'lru-cache';
import { IMAGE_HEIGHT, IMAGE_WIDTH } from '../head-tags.ts';
import type { Card, CardSide } from './card.ts';
import { BAND_HEIGHT, BAND_WIDTH, drawCard } from './draw-card.ts';
import { type FontFile, type Fonts, loadFonts } from './fonts.ts';
import { LOCK, LOGO, splitBar } from './shapes.ts';

const UNTITLED = 'A conflict with two sides';

const ALWAYS = 'TwoSides 0123456789%…';

const MOST_RENDERERS = 6;
const RENDERER_CACHE_BYTES = 4 * 1024 * 1024;

export const createCardRenderer = (): ((card: Card) => Promise<Buffer>) => {
  let tools: Promise<Tools> | null = null;
  const renderers = new LRUCache<string, Renderer, readonly FontFile[]>({
    max: MOST_RENDERERS,
    fetchMethod: async (_key, _stale, { context: files }) => {
      const { engine, fonts } = await expectTools();
      const renderer = new engine.Renderer({ cacheMaxBytes: RENDERER_CACHE_BYTES });
      // The order matters, because a character is drawn with the first registered font that has it.
      for (const file of files) await renderer.registerFont(await fonts.read(file));
      return renderer;
    },
  });
  const expectTools = () => {
    tools ??= loadTools();
    tools.catch(() => {
      tools = null;
    });
    return tools;
  };
  return async (card) => {
    const { fonts } = await expectTools();
    const files = new Set<FontFile>();
    const fitted = await fitCard(card, fonts, files);
    const ordered = fonts.inOrder(files);
    const renderer = await renderers.forceFetch(ordered.map(({ path }) => path).join(), { context: ordered });
    return renderer.render(drawCard(fitted), {
      width: IMAGE_WIDTH,
      height: IMAGE_HEIGHT,
      format: 'png',
      images: imagesOf(fitted),
    });
  };
};

type Tools = { readonly engine: typeof import('@takumi-rs/core'); readonly fonts: Fonts };

const loadTools = async (): Promise<Tools> => {
  const [engine, fonts] = await Promise.all([import('@takumi-rs/core'), loadFonts()]);
  return { engine, fonts };
};

const fitCard = async (card: Card, fonts: Fonts, files: Set<FontFile>): Promise<Card> => {
  const hasDrawableOwner = async (label: string) =>
    (await fonts.drawable(label.replace(/'s side$/, ''), new Set())) !== '';
  const side = async ({ label, namelessLabel, name, excerpt }: CardSide): Promise<CardSide> => ({
    label: await fonts.drawable((await hasDrawableOwner(label)) ? label : namelessLabel, files),
    namelessLabel,
    name: name === null ? null : await fonts.drawable(name, files),
    excerpt: await fonts.drawable(excerpt, files),
  });
  for (const words of [ALWAYS, UNTITLED, card.corner, card.band.kind === 'split' ? '' : card.band.text])
    await fonts.drawable(words, files);
  return {
    ...card,
    title: (await fonts.drawable(card.title, files)) || UNTITLED,
    her: await side(card.her),
    his: await side(card.his),
  };
};

const imagesOf = ({ band }: Card): ImageSource[] => [
  { src: 'logo', data: LOGO },
  { src: 'lock', data: LOCK },
  ...(band.kind === 'split'
    ? [{ src: 'split', data: splitBar(band, BAND_WIDTH, BAND_HEIGHT), cache: 'none' as const }]
    : []),
];
