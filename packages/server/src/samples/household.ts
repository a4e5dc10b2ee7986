import { AUTHOR, type SamplesOfCategory } from './sample.ts';

export const HOUSEHOLD: SamplesOfCategory = {
  category: 'household',
  conflicts: [
    {
      title: 'He says the dishwasher is “my system”, so he never loads it',
      herSide:
        'I have shown him twice. He puts one cup in, leaves the rest on the counter and says he did not want to do it wrong. It is a dishwasher. I am not asking for perfect, I am asking not to be the only one who sees the counter.',
      hisSide:
        'Whatever I load gets rearranged in front of me. After the tenth time you stop volunteering to be corrected. I do the bins, the car and every breakfast, and nobody re-does those after me.',
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
          text: 'Leave the kitchen while he loads it. We did that for a month. The plates survived, and so did we.',
          helpful: 4,
        },
        { by: 'Ewan', side: 'his', text: 'Correcting somebody who helps is one way of saying don’t help.', helpful: 4 },
        {
          by: 'Zofia',
          side: 'her',
          text: 'The counter is the point, not the machine. Whoever has to notice is the one who is working.',
          helpful: 3,
        },
        { by: 'Dieter', side: 'his', text: 'Bowls on top, plates below, no system ever survived a wok.' },
        { by: AUTHOR, text: 'I admit to the rearranging. Twice a week at most.' },
        { by: 'Ewan', side: 'his', to: AUTHOR, text: 'He counted ten.' },
      ],
    },
    {
      title: 'Eighteen degrees or twenty-one?',
      herSide:
        'I work from home and I type in gloves. I have priced it: three degrees cost us less a month than his gym, which has heating.',
      hisSide:
        'Put on a jumper. I grew up in a house where you could see your breath in the hall, and nobody died of it. Twenty-one makes me sleepy and it makes the planet worse.',
      author: 'Wren',
      authorSide: 'her',
      age: 120,
      interest: 'steady',
      votes: { her: 71, his: 70 },
      comments: [
        {
          by: 'Halldor',
          side: 'his',
          text: 'I live in Akureyri. Eighteen is a heatwave. Wool, my friends.',
          helpful: 2,
        },
        {
          by: 'Sunniva',
          side: 'her',
          text: 'Someone who sits still for eight hours is cold at a temperature at which someone who walks about is fine. It isn’t a matter of character.',
          helpful: 6,
        },
        { by: 'Perpetua', side: 'her', text: 'The gloves decided it for me.' },
        {
          by: 'Jomo',
          side: 'his',
          text: 'Heat the person, not the flat: a heated cushion uses as much as a light bulb. Ours ended this exact war.',
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
          text: 'It stays at eighteen, and I bought the heated cushion from the comments. He says he never minded me being warm, only paying for the hall. I type without gloves.',
        },
      ],
    },
    {
      title: 'Is it still his turn if he pays somebody to do it?',
      herSide:
        'We agreed on Saturdays, turn and turn about. On his Saturdays a cleaner comes and he goes for a swim. On mine I scrub. I didn’t agree to a house in which his time costs money and mine is free.',
      hisSide:
        'The bathroom is clean, I paid for it out of my own pocket money, and I have offered to pay for her Saturdays too. She says that is not the point. I would love to know what the point is, apart from the scrubbing.',
      author: 'Lin',
      authorSide: 'her',
      age: 34,
      votes: { her: 24, his: 31 },
      comments: [
        {
          by: 'Augustin',
          side: 'his',
          text: 'He offered to pay for hers as well. Take the offer and go swimming together.',
          helpful: 2,
        },
        {
          by: 'Bronagh',
          side: 'her',
          text: 'The point is doing a boring thing for the person you live with. That is what a turn is.',
          helpful: 2,
        },
        {
          by: 'Piet',
          side: 'his',
          text: 'If the deal was “clean”, he cleaned. If the deal was “suffer”, write it down.',
        },
      ],
    },
    {
      title: 'She gave away my band T-shirts',
      herSide:
        'Eleven T-shirts of bands that no longer exist, in a drawer that no longer closes. I asked in March, in June and in September. In October I took them to the charity shop. Washed and folded, I might add.',
      hisSide:
        'Asking three times is not the same as getting a yes. One of them I wore on the night we met. Somebody called Nigel is wearing it now: the shop told me, he was delighted.',
      author: 'Théo',
      authorSide: 'his',
      age: 170,
      votes: { her: 29, his: 74 },
      comments: [
        {
          by: 'Fenella',
          side: 'his',
          text: 'You don’t get to tidy another person’s past. Even out of a drawer.',
          helpful: 4,
        },
        {
          by: 'Bernd',
          side: 'her',
          text: 'Three warnings in seven months. My local council gives you one.',
          helpful: 3,
        },
        {
          by: 'Ximena',
          side: 'his',
          text: 'She gave away the one from the night they met. There is no folding that makes up for it.',
        },
        { by: 'Old Tom', side: 'his', text: 'Find Nigel.', helpful: 6 },
        { by: AUTHOR, to: 'Old Tom', text: 'I have found Nigel. He wants forty euros.' },
      ],
      updates: [
        {
          ago: 40,
          ending: 'talked-it-through',
          votesHelped: 'yes',
          text: 'She paid the forty euros, and Nigel threw in a badge. Of the other ten the shop still had three. We have a rule now: whatever is to leave the house stands in the hall for a week first, with a note on it.',
        },
      ],
    },
  ],
};
