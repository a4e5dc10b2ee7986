import { AUTHOR, type SamplesOfCategory } from './sample.ts';

export const MONEY: SamplesOfCategory = {
  category: 'money',
  conflicts: [
    {
      title: 'We moved for my job, now it is her turn',
      herSide:
        'Six years ago I packed up my life for his job, and he said the next one would be mine. The next one is here. It is in the north, and now it is too cold.',
      hisSide:
        'I said it and I meant it. But we have two children in school now and a house, and her offer pays less than what I would give up. A promise should be able to meet the facts.',
      author: 'Matteo',
      authorSide: 'his',
      tags: ['work', 'moving', 'promises'],
      age: 140,
      votes: { her: 78, his: 29 },
      comments: [
        { by: 'Lieselotte', side: 'her', text: 'Six years ago the facts were hers to meet.', helpful: 8 },
        {
          by: 'Ambrose',
          side: 'his',
          text: 'Two children who have friends are facts too. They did not promise anybody anything.',
          helpful: 2,
        },
        {
          by: 'Kerstin',
          side: 'her',
          text: 'I was the one who followed, twice. What broke it was never the second move. It was finding out that “next time” had been a way to end a conversation.',
          helpful: 7,
        },
        { by: 'Haruto', side: 'her', text: 'You can buy a coat. You can’t buy back a given word.' },
        {
          by: 'Paloma',
          side: 'his',
          text: 'Could she start alone, a few days a week, until the summer? A school year ends, a marriage need not.',
          helpful: 3,
        },
      ],
      updates: [
        {
          ago: 26,
          ending: 'still-open',
          votesHelped: 'yes',
          text: 'I had hoped to be told that I was right, and I was told the opposite by seventy-eight people. She starts in January, three days a week, and comes home for the other four. In summer we decide together.',
        },
      ],
    },
    {
      title: 'I earn three times what she does. Do we still halve the rent?',
      herSide:
        'Half of the rent is a fifth of his pay and more than half of mine. He calls it equal. I call it every second Friday, when he orders in and I say I’m not hungry.',
      hisSide:
        'We said from the start that we would be two adults who each carry half. She was proud of that, and so was I. If I pay more, I don’t want it to become my flat. I have seen that with my parents.',
      author: 'Ravi',
      authorSide: 'his',
      tags: ['rent', 'fairness'],
      age: 22,
      votes: { her: 101, his: 31 },
      comments: [
        { by: 'Solveig', side: 'her', text: '“I say I’m not hungry.” Read that one again, Ravi, slowly.', helpful: 9 },
        {
          by: 'Desmond',
          side: 'her',
          text: 'We each pay the same share of what we earn. Took one evening and one spreadsheet, and nobody’s flat became anybody’s.',
          helpful: 9,
          toBoth: true,
          minds: 3,
        },
        {
          by: 'Ines K',
          side: 'his',
          text: 'His worry is real, too. My father paid for everything, and it came up in every quarrel until they died. Put both names on the lease and say it out loud.',
          helpful: 6,
          toBoth: true,
          minds: 1,
        },
        { by: 'Teodor', side: 'his', text: 'Then rent a flat that both can afford half of?' },
        {
          by: 'Mireille',
          side: 'her',
          to: 'Teodor',
          text: 'Teodor, that is how you end up with two people in a cupboard, one of them with savings.',
          helpful: 4,
        },
        {
          by: AUTHOR,
          to: 'Solveig',
          text: 'I didn’t know about the Fridays. I do now. Thank you, I think.',
          helpful: 8,
        },
      ],
    },
    {
      title: 'Should I have told him what the sofa cost?',
      herSide:
        'I paid for it from my own account, with my own bonus. He would have talked me down to the grey one, and I would have looked at the grey one for ten years.',
      hisSide:
        'It isn’t the money. It stands in our room, and I found out the price from the delivery man. I don’t want to be somebody one buys sofas around.',
      author: 'Amara',
      authorSide: 'her',
      age: 88,
      votes: { her: 14, his: 22 },
      comments: [
        {
          by: 'Leopold',
          side: 'his',
          text: '“Somebody one buys sofas around” is the saddest thing I’ve read this week.',
          helpful: 2,
        },
        { by: 'Chiara', side: 'her', text: 'Her bonus, her back, her colour. What colour is it?' },
        { by: AUTHOR, to: 'Chiara', text: 'Mustard. He sits on it every evening, by the way.', helpful: 3 },
        { by: 'Noor', side: 'his', text: 'The secret is what cost too much, not the sofa.', helpful: 1 },
      ],
      updates: [
        {
          ago: 12,
          ending: 'talked-it-through',
          votesHelped: 'yes',
          text: 'I showed him the sentence that somebody wrote about being bought around. We sat on the sofa for an hour and said nothing clever. From now on we ask each other above two hundred. He wants it noted that mustard was a good choice.',
        },
      ],
    },
    {
      title: 'He lent our holiday to his brother',
      herSide:
        'It was two thousand four hundred, in a tin, with a drawing of the sea on it. I put in every second coin. His brother needed a van by Monday. I came home and the tin was light, and he said “only until spring”. It is spring.',
      hisSide:
        'My brother drove through the night when my dad fell ill. When he asks me, there is no form to fill in. I should have rung her first. I was afraid that she would say no, and then I would have had to do it anyway.',
      author: 'Joanna',
      authorSide: 'her',
      anonymous: true,
      tags: ['family', 'lending', 'holidays'],
      age: 112,
      interest: 'steady',
      votes: { her: 47, his: 12 },
      comments: [
        {
          by: 'Brunhilde',
          side: 'her',
          text: '“And then I would have had to do it anyway.” At least he is honest about not asking.',
          helpful: 3,
        },
        {
          by: 'Kwabena',
          side: 'his',
          text: 'Some families have a brother who drives through the night. You don’t keep accounts with him.',
        },
        {
          by: 'Sorcha',
          side: 'her',
          text: 'Then lend him your own half of the tin, Kwabena. Every second coin was hers.',
          helpful: 4,
        },
        { by: 'Hugo', text: 'Does the van work? Could the van take you to the sea?', helpful: 4 },
      ],
    },
  ],
};
