import { CATEGORIES, type CategoryId } from '@twosides/domain/model';

export type GeneratedConflict = {
  readonly title: string;
  readonly herSide: string;
  readonly hisSide: string;
  readonly category: CategoryId;
  readonly tags: readonly string[];
};

export const generatedConflict = (index: number): GeneratedConflict => {
  const of = <T>(list: readonly T[], each: number) => list[Math.floor(index / each) % list.length] as T;
  const category = of(CATEGORIES, 1).id;
  const matter = of(MATTERS[category], CATEGORIES.length);
  const angle = of(ANGLES, CATEGORIES.length * 3);
  return {
    title: `${angle.title.replace('…', matter)} (${(index + 1).toLocaleString('en')})`,
    herSide: `${angle.her.replace('…', matter)} ${of(REASONS, 5)}`,
    hisSide: `${angle.his.replace('…', matter)} ${of(REASONS, 7)}`,
    category,
    tags: ['generated'],
  };
};

const MATTERS: Readonly<Record<CategoryId, readonly [string, string, string]>> = {
  love: ['our anniversary', 'holding hands in public', 'the good-night kiss'],
  household: ['the laundry', 'the window at night', 'the bins'],
  communication: ['answering messages', 'talking at breakfast', 'saying sorry'],
  money: ['the weekly shop', 'a new car', 'the savings'],
  parenting: ['bedtime', 'screens at the table', 'pocket money'],
  trust: ['the shared password', 'an old friend', 'a white lie'],
  time: ['the weekend', 'working late', 'arriving early'],
  social: ['Sunday lunch', 'the neighbours’ party', 'house guests'],
};

const ANGLES = [
  {
    title: 'Who decides about …?',
    her: 'When it comes to …, I would like to be asked.',
    his: 'I thought that … was agreed.',
  },
  {
    title: 'We never agree about …',
    her: 'For me … matters more than it looks.',
    his: 'I can’t see why … has to be a talk.',
  },
  {
    title: 'Too much fuss about …?',
    her: 'I try to keep … simple, and it never is.',
    his: 'I care about …, and I’d like that to count.',
  },
  {
    title: 'Is it my turn with …?',
    her: 'I have done … three times in a row.',
    his: 'Nobody told me that we count with ….',
  },
] as const;

const REASONS = [
  'We have talked about it twice and stopped both times before the end.',
  'At home, when I was small, it was always like this, and nobody minded.',
  'It isn’t a big thing. It just comes back every week.',
  'I would give way at once, if I understood what it is about.',
  'Friends of ours do it the other way round, and they look rested.',
] as const;
