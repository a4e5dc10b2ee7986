import type { ConflictDraft } from '@twosides/domain/conflicts';
import { CATEGORIES, type CategoryId } from '@twosides/domain/model';

export const generatedConflict = (index: number): ConflictDraft => {
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
    anonymous: false,
    authorSide: 'her',
  };
};

const MATTERS: Readonly<Record<CategoryId, readonly [string, string, string]>> = {
  love: ['our anniversary', 'holding hands in public', 'the goodnight kiss'],
  household: ['the laundry', 'the window at night', 'the trash'],
  communication: ['answering messages', 'talking at breakfast', 'saying sorry'],
  money: ['the grocery shopping', 'a new car', 'the savings'],
  parenting: ['bedtime', 'screens at the table', 'the allowance'],
  trust: ['the shared password', 'an old friend', 'a white lie'],
  time: ['the weekend', 'working late', 'arriving early'],
  social: ['Sunday lunch', 'the neighbors’ party', 'house guests'],
};

const ANGLES = [
  {
    title: 'Who decides about …?',
    her: 'When it comes to …, I’d like to be asked.',
    his: 'I thought that … was agreed.',
  },
  {
    title: 'We never agree on …',
    her: 'To me, … matters more than it seems.',
    his: 'I don’t see why … needs a big talk.',
  },
  {
    title: 'Too much fuss about …?',
    her: 'I try to keep … simple, and it never is.',
    his: 'I care about …, and I’d like that to count.',
  },
  {
    title: 'Is it my turn with …?',
    her: 'I’ve taken care of … three times in a row.',
    his: 'Nobody told me we were keeping score about ….',
  },
] as const;

const REASONS = [
  'We’ve talked about it twice, and we gave up halfway both times.',
  'When I was a kid, it was always like this at home, and nobody minded.',
  'It isn’t a big thing. It just comes back every week.',
  'I’d give in right away if I understood what this is about.',
  'Friends of ours do it the other way around, and they look rested.',
] as const;
