import { DEFAULT_SIDE_LABELS, labelAfter, NAMELESS } from '@twosides/domain/conflicts';
import { findCategory, type Side } from '@twosides/domain/model';
import { type ConflictDetailView, excerptOf } from '@twosides/domain/reading';
import type { ShareRange } from '@twosides/domain/voting';

export type CardSide = {
  readonly label: string;
  /** Replaces a label whose nickname has no letter that a font can draw. */
  readonly namelessLabel: string;
  readonly name: string | null;
  readonly excerpt: string;
};

export type Card = {
  readonly title: string;
  readonly corner: string;
  readonly her: CardSide;
  readonly his: CardSide;
  readonly band: CardBand;
};

export type CardBand =
  | {
      readonly kind: 'split';
      readonly herPercentage: number;
      readonly hisPercentage: number;
      readonly range: ShareRange | null;
    }
  | { readonly kind: 'hidden'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string };

const EXCERPT_LENGTH = 110;

/** Shows no vote count, so that votes do not change the image. */
export const conflictCard = (conflict: ConflictDetailView): Card => ({
  title: conflict.title,
  corner: findCategory(conflict.category)?.name ?? '',
  her: cardSide(conflict, 'her', conflict.herSide),
  his: cardSide(conflict, 'his', conflict.hisSide),
  band: bandOf(conflict),
});

const bandOf = ({ resultsVisible, herPercentage, hisPercentage, range }: ConflictDetailView): CardBand =>
  resultsVisible && herPercentage !== null && hisPercentage !== null
    ? { kind: 'split', herPercentage, hisPercentage, range }
    : { kind: 'hidden', text: 'Whose side are you on? Vote to see the result.' };

const cardSide = (conflict: ConflictDetailView, side: Side, text: string): CardSide => {
  const label = conflict.sideLabels[side];
  const isAuthors = conflict.authorSide === side;
  const name = isAuthors ? conflict.userNickname : conflict.partnerNickname;
  const hasDefault = label === DEFAULT_SIDE_LABELS[side];
  return {
    label,
    namelessLabel: hasDefault ? label : labelAfter(isAuthors ? NAMELESS.author : NAMELESS.partner),
    name: hasDefault && name !== '' ? name : null,
    excerpt: excerptOf(text.replaceAll(/\s+/g, ' '), EXCERPT_LENGTH),
  };
};

export const SITE_CARD: Card = {
  title: 'Get real clarity from real people.',
  corner: '',
  her: {
    label: DEFAULT_SIDE_LABELS.her,
    namelessLabel: DEFAULT_SIDE_LABELS.her,
    name: null,
    excerpt: 'I asked for one quiet evening a week. I have nothing against game night.',
  },
  his: {
    label: DEFAULT_SIDE_LABELS.his,
    namelessLabel: DEFAULT_SIDE_LABELS.his,
    name: null,
    excerpt: 'It’s the only night my friends can come over. I cook, I clean, I just want company.',
  },
  band: { kind: 'words', text: 'People who’ve never met you say whose side they’d take, and why.' },
};
