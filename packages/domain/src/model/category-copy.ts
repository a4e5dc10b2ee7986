import type { CategoryId } from './category.ts';

export type CategoryCopy = {
  readonly description: string;
  readonly emptyText: string;
  readonly prompts: readonly [string, string, string, string];
};

export const CATEGORY_COPY: Readonly<Record<CategoryId, CategoryCopy>> = {
  love: {
    description: 'Romance, affection, and the little things one of you notices and the other forgets.',
    emptyText: 'Nobody has posted a love story with two sides yet. Yours could be the first.',
    prompts: [
      'Should we plan our anniversary together, or is the surprise the point?',
      'One of us wants to hear “I love you” every day. Isn’t showing it enough?',
      'Is it fair to ask for a date night when your partner is exhausted?',
      'My partner is still friends with an ex. Where’s the line?',
    ],
  },
  household: {
    description: 'Dishes, laundry, the trash can that’s always full: who does what, and who has to notice.',
    emptyText: 'No fights about chores yet. Surely someone’s dishwasher is loaded wrong.',
    prompts: [
      'Does the person who cooks also have to clean up?',
      'I see the mess, but my partner doesn’t. Whose job is it to notice?',
      'Is redoing your partner’s chores a help or a criticism?',
      'We split the chores evenly, but mine take twice as long. What’s fair?',
    ],
  },
  communication: {
    description: 'What was said, what was meant, and what was never said at all.',
    emptyText: 'It’s quiet here. Tell both sides of a conversation that went wrong.',
    prompts: [
      'Is it okay to leave the room in the middle of an argument?',
      'Should you ever have a serious talk over text?',
      'One of us needs to talk right away, and the other needs to sleep on it. Who should wait?',
      'Is it a problem to joke about your partner in front of friends?',
    ],
  },
  money: {
    description: 'Shared accounts, secret purchases, and what “our money” really means.',
    emptyText: 'No money conflicts yet. Tell us about the purchase you still argue about.',
    prompts: [
      'Should the rent be split in half or by income?',
      'How much can one of us spend without asking?',
      'My partner lends money to family without asking me first. Is that okay?',
      'I save, they spend. Who should change?',
    ],
  },
  parenting: {
    description: 'Bedtimes, screens, grandparents: raising children with someone who was raised differently.',
    emptyText: 'No parenting conflicts yet. Which rule do you two never agree on?',
    prompts: [
      'Who gets up at night when you both have work in the morning?',
      'Can one parent overrule the other’s punishment?',
      'How much screen time is too much, and who decides?',
      'Grandma ignores our rules. Which of us should talk to her?',
    ],
  },
  trust: {
    description: 'Phones, promises and the truth: what each of you needs to feel safe.',
    emptyText: 'Nothing here yet. Trust is hard to talk about. It helps to hear both sides.',
    prompts: [
      'Is looking at your partner’s phone ever justified?',
      'Is leaving something out the same as lying?',
      'Should partners share their location with each other?',
      'My partner broke a promise once, for a good reason. Does it still count?',
    ],
  },
  time: {
    description: 'Work, hobbies and phones at dinner: who gets the time that’s left.',
    emptyText: 'Nobody has posted a conflict about time yet. Maybe nobody had the time.',
    prompts: [
      'How many evenings a week should be just for the two of us?',
      'Does sitting in the same room, each on our own phone, count as time together?',
      'One of us took a better job, and we lost our weekends. Was it worth it?',
      'Is a hobby that takes up every Saturday too much?',
    ],
  },
  social: {
    description: 'Friends, families and parties: the people around the two of you.',
    emptyText: 'No conflicts about friends and family yet. Surely someone left a party too early.',
    prompts: [
      'Do I have to go to every family dinner?',
      'One of us wants to leave at ten, the other is just getting started. Who decides?',
      'Can I keep a friend my partner can’t stand?',
      'Should I have to invite my partner to every night out with friends?',
    ],
  },
};
