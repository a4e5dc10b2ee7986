import type { Node } from '@takumi-rs/core';
import { IMAGE_HEIGHT, IMAGE_WIDTH } from '../head-tags.ts';
import type { Card, CardBand, CardSide } from './card.ts';
import { fontStack } from './fonts.ts';
import { INK } from './shapes.ts';

const MARGIN = 56;
export const BAND_WIDTH = IMAGE_WIDTH - 2 * MARGIN;
export const BAND_HEIGHT = 88;

const SERIF = fontStack('fraunces');
const SANS = fontStack('noto-sans');

export const drawCard = (card: Card): Node =>
  box(
    {
      width: IMAGE_WIDTH,
      height: IMAGE_HEIGHT,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `40px ${MARGIN}px 44px`,
      backgroundColor: INK.paper,
      color: INK.ink,
    },
    [top(card.corner), title(card.title), accounts(card), band(card.band)],
  );

const top = (corner: string) =>
  box({ justifyContent: 'space-between', alignItems: 'center', height: 48 }, [
    box({ alignItems: 'center', gap: 14 }, [
      image('logo', 56, 46),
      text('TwoSides', { fontFamily: SERIF, fontSize: 34, fontWeight: 700 }),
    ]),
    ...(corner === ''
      ? []
      : [
          box({ padding: '8px 20px', borderRadius: 999, backgroundColor: INK.plumTint }, [
            text(corner, { fontFamily: SANS, fontSize: 24, fontWeight: 600, color: INK.plumInk }),
          ]),
        ]),
  ]);

const title = (words: string) =>
  text(words, {
    fontFamily: SERIF,
    fontSize: titleSize(words),
    fontWeight: 700,
    lineHeight: 1.2,
    textWrap: 'balance',
    ...paragraph(words, 3),
  });

const titleSize = (words: string): number => {
  const width = [...words].reduce((sum, character) => sum + (WIDE.test(character) ? 1.8 : 1), 0);
  if (width <= 54) return 66;
  if (width <= 72) return 56;
  if (width <= 110) return 48;
  return width <= 130 ? 40 : 36;
};

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\p{Lu}]/u;

const accounts = ({ her, his }: Card) =>
  box({ height: 204 }, [
    bubble(her, INK.herTint, INK.herInk, { borderRadius: '28px 28px 28px 7px', paddingRight: 42 }),
    bubble(his, INK.hisTint, INK.hisInk, {
      borderRadius: '28px 28px 7px 28px',
      margin: '20px 0 0 -18px',
      boxShadow: `0 0 0 5px ${INK.paper}`,
    }),
  ]);

const bubble = ({ label, name, excerpt }: CardSide, ground: string, ink: string, style: Style) =>
  box(
    {
      flexDirection: 'column',
      gap: 8,
      flexGrow: 1,
      flexBasis: 0,
      minWidth: 0,
      padding: '16px 26px',
      backgroundColor: ground,
      ...style,
    },
    [
      box({ gap: 12, alignItems: 'baseline', height: 34 }, [
        text(label, {
          fontFamily: SANS,
          fontSize: 24,
          fontWeight: 650,
          color: ink,
          ...paragraph(label, 1),
          ...(name !== null && { flexShrink: 0 }),
        }),
        ...(name === null
          ? []
          : [text(name, { fontFamily: SANS, fontSize: 22, color: INK.muted, ...paragraph(name, 1) })]),
      ]),
      text(excerpt, { fontFamily: SERIF, fontSize: 25, lineHeight: 1.4, ...paragraph(excerpt, 3) }),
    ],
  );

const band = (shown: CardBand) => {
  const frame = { width: BAND_WIDTH, height: BAND_HEIGHT, alignItems: 'center', borderRadius: 28 } as const;
  switch (shown.kind) {
    case 'split':
      return box({ ...frame, position: 'relative' }, [
        image('split', BAND_WIDTH, BAND_HEIGHT, { position: 'absolute', left: 0, top: 0 }),
        percentage(shown.herPercentage, { left: 18, backgroundColor: INK.herDeep }),
        percentage(shown.hisPercentage, { right: 18, backgroundColor: INK.hisDeep }),
      ]);
    case 'hidden':
      return box(
        {
          ...frame,
          justifyContent: 'center',
          gap: 14,
          border: `2px dashed ${INK.edge}`,
          backgroundImage: `repeating-linear-gradient(135deg, ${INK.sunken} 0 14px, ${INK.surface} 14px 28px)`,
        },
        [
          image('lock', 32, 32),
          text(shown.text, { fontFamily: SANS, fontSize: 27, fontWeight: 550, color: INK.muted }),
        ],
      );
    case 'words':
      return box(frame, [text(shown.text, { fontFamily: SANS, fontSize: 28, color: INK.muted })]);
  }
};

const percentage = (value: number, style: Style) =>
  box(
    { position: 'absolute', top: 12, height: 64, alignItems: 'center', padding: '0 14px', borderRadius: 20, ...style },
    [text(`${value}%`, { fontFamily: SERIF, fontSize: value > 47 ? 60 : 40, fontWeight: 600, color: '#ffffff' })],
  );

type Style = NonNullable<Node['style']>;

const box = (style: Style, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
});
const text = (words: string, style: Style): Node => ({ type: 'text', text: words, style });
const image = (src: 'logo' | 'lock' | 'split', width: number, height: number, style: Style = {}): Node => ({
  type: 'image',
  src,
  width,
  height,
  style,
});

const paragraph = (words: string, lines: number): Style => ({
  lineClamp: lines,
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
  ...(RIGHT_TO_LEFT.test(words) && { direction: 'rtl', textAlign: 'right' }),
});

const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;
