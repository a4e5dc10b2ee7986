import { AUTHOR, type SamplesOfCategory } from './sample.ts';

export const HOUSEHOLD: SamplesOfCategory = {
  category: 'household',
  conflicts: [
    {
      title: 'He says the dishwasher is “my system”, so he never loads it',
      herSide:
        'I’ve shown him twice. He puts one cup in, leaves the rest on the counter and says he didn’t want to do it wrong. It’s a dishwasher. I’m not asking for perfect. I’m asking not to be the only one who sees the counter.',
      hisSide:
        'Whatever I load gets rearranged in front of me. After the tenth time, you stop volunteering to be corrected. I do the trash, the car and every breakfast, and nobody redoes those after me.',
      author: 'Marta',
      authorSide: 'her',
      anonymous: true,
      tags: ['chores', 'who notices'],
      age: 62,
      interest: 'steady',
      votes: { her: 58, his: 35 },
      comments: [
        {
          by: 'Gloria',
          side: 'her',
          text: 'Leave the kitchen while he loads it. We tried that for a month. The plates survived, and so did we.',
          helpful: 4,
        },
        {
          by: 'Ewan',
          side: 'his',
          text: 'Correcting someone who’s helping is one way of saying “don’t help.”',
          helpful: 4,
        },
        {
          by: 'Zofia',
          side: 'her',
          text: 'It’s about the counter, not the machine. Whoever has to notice is the one doing the work.',
          helpful: 3,
        },
        { by: 'Dieter', side: 'his', text: 'Bowls on top, plates on the bottom. No system has ever survived a wok.' },
        { by: AUTHOR, text: 'Okay, I do rearrange things. Twice a week at most.' },
        { by: 'Ewan', side: 'his', to: AUTHOR, text: 'He counted ten.' },
      ],
    },
    {
      title: 'Eighteen degrees or twenty-one?',
      herSide:
        'I work from home, and I type in gloves. I did the math: three more degrees would cost us less a month than his gym, which is heated.',
      hisSide:
        'Put on a sweater. I grew up in a house where you could see your breath in the hall, and nobody died of it. Twenty-one makes me sleepy, and it’s bad for the planet.',
      author: 'Wren',
      authorSide: 'her',
      age: 120,
      interest: 'steady',
      votes: { her: 71, his: 70 },
      comments: [
        {
          by: 'Halldor',
          side: 'his',
          text: 'I live in Akureyri. Eighteen is a heat wave. Wear wool, my friends.',
          helpful: 2,
        },
        {
          by: 'Sunniva',
          side: 'her',
          text: 'If you sit still for eight hours, you get cold at a temperature that’s fine for someone who’s walking around. It isn’t a character flaw.',
          helpful: 6,
        },
        { by: 'Perpetua', side: 'her', text: 'The gloves settled it for me.' },
        {
          by: 'Jomo',
          side: 'his',
          text: 'Heat the person, not the apartment. A heating pad uses about as much power as a light bulb. Ours ended this exact war.',
          helpful: 4,
        },
        { by: 'Callista', side: 'her', text: '“Nobody died of it” is a low bar for a living room.', helpful: 2 },
        { by: 'Marcus B', side: 'his', text: 'Nineteen and a half. You’re welcome.' },
        {
          by: 'Noor',
          side: 'her',
          to: 'Marcus B',
          text: 'We tried nineteen and a half. We were both unhappy, but together.',
          helpful: 3,
        },
      ],
      updates: [
        {
          ago: 20,
          ending: 'agreed-to-differ',
          votesHelped: 'a-little',
          text: 'We’re staying at eighteen, and I bought the heating pad from the comments. He says he never minded me being warm, just paying to heat the hall. I type without gloves now.',
        },
      ],
    },
    {
      title: 'Is it still his turn if he pays someone to do it?',
      herSide:
        'We agreed to take turns on Saturdays. On his Saturdays, a cleaner comes and he goes swimming. On mine, I scrub. I didn’t agree to a home where his time is worth money and mine is free.',
      hisSide:
        'The bathroom is clean, I paid for it out of my own spending money, and I’ve offered to pay for her Saturdays too. She says that’s not the point. I’d love to know what the point is, besides the scrubbing.',
      author: 'Lin',
      authorSide: 'her',
      age: 34,
      votes: { her: 24, his: 31 },
      comments: [
        {
          by: 'Augustin',
          side: 'his',
          text: 'He offered to pay for yours too. Take him up on it and go swimming together.',
          helpful: 2,
        },
        {
          by: 'Bronagh',
          side: 'her',
          text: 'The point is doing a boring thing for the person you live with. That’s what taking turns means.',
          helpful: 2,
        },
        {
          by: 'Piet',
          side: 'his',
          text: 'If the deal was to get it clean, it’s clean. If the deal was to suffer, put that in writing.',
        },
      ],
    },
    {
      title: 'She gave away my band T-shirts',
      herSide:
        'Eleven T-shirts from bands that no longer exist, in a drawer that no longer closes. I asked in March, in June and in September. In October, I took them to the thrift store. Washed and folded, I might add.',
      hisSide:
        'Asking three times isn’t the same as getting a yes. I wore one of them the night we met. Someone named Nigel is wearing it now. The store told me he was thrilled.',
      author: 'Théo',
      authorSide: 'his',
      age: 170,
      votes: { her: 29, his: 74 },
      comments: [
        {
          by: 'Fenella',
          side: 'his',
          text: 'You don’t get to clean out someone else’s past, not even from a drawer.',
          helpful: 4,
        },
        {
          by: 'Bernd',
          side: 'her',
          text: 'Three warnings in seven months. My landlord gives you one.',
          helpful: 3,
        },
        {
          by: 'Ximena',
          side: 'his',
          text: 'She gave away the one from the night they met. No amount of folding makes up for that.',
        },
        { by: 'Old Tom', side: 'his', text: 'Find Nigel.', helpful: 6 },
        { by: AUTHOR, to: 'Old Tom', text: 'I found Nigel. He wants forty dollars.' },
      ],
      updates: [
        {
          ago: 40,
          ending: 'talked-it-through',
          votesHelped: 'yes',
          text: 'She paid the forty dollars, and Nigel threw in a pin. The store still had three of the other ten. We have a rule now: anything that’s leaving the house sits in the hall for a week first, with a note on it.',
        },
      ],
    },
  ],
};
