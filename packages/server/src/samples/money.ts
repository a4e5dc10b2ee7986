import { AUTHOR, type SamplesOfCategory } from './sample.ts';

export const MONEY: SamplesOfCategory = {
  category: 'money',
  conflicts: [
    {
      title: 'We moved for my job, and now it’s her turn',
      herSide:
        'Six years ago, I packed up my life for his job, and he said the next one would be mine. Now the next one is here. It’s up north, and suddenly it’s too cold.',
      hisSide:
        'I said it, and I meant it. But now we have a house and two kids in school, and her offer pays less than I’d be giving up. Things change, and a promise has to change with them.',
      author: 'Matteo',
      authorSide: 'his',
      tags: ['work', 'moving', 'promises'],
      age: 140,
      votes: { her: 78, his: 29 },
      comments: [
        {
          by: 'Lieselotte',
          side: 'her',
          text: 'Six years ago, she was the one who had to deal with change.',
          helpful: 8,
        },
        {
          by: 'Ambrose',
          side: 'his',
          text: 'Two kids who have friends matter too. They didn’t promise anyone anything.',
          helpful: 2,
        },
        {
          by: 'Kerstin',
          side: 'her',
          text: 'I was the one who followed, twice. It wasn’t the second move that broke us. It was finding out that “next time” was just a way to end the conversation.',
          helpful: 7,
        },
        { by: 'Haruto', side: 'her', text: 'You can buy a coat. You can’t buy back a promise.' },
        {
          by: 'Paloma',
          side: 'his',
          text: 'Could she start on her own, a few days a week, until summer? The school year will end. Your marriage doesn’t have to.',
          helpful: 3,
        },
      ],
      updates: [
        {
          ago: 26,
          ending: 'still-open',
          votesHelped: 'yes',
          text: 'I was hoping people would tell me I was right, and seventy-eight of them told me the opposite. She starts in January, three days a week, and she’ll be home for the other four. We’ll decide together in the summer.',
        },
      ],
    },
    {
      title: 'I earn three times what she does. Do we still split the rent?',
      herSide:
        'Half the rent is a fifth of his pay and more than half of mine. He calls that equal. I think about it every other Friday, when he orders in and I say I’m not hungry.',
      hisSide:
        'We said from the start that we’d be two adults who each carry half. She was proud of that, and so was I. If I pay more, I don’t want it to turn into my apartment. I saw that happen with my parents.',
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
          text: 'We each pay the same share of what we earn. It took one evening and one spreadsheet, and it’s still our apartment.',
          helpful: 9,
          toBoth: true,
          minds: 3,
        },
        {
          by: 'Ines K',
          side: 'his',
          text: 'His worry is real too. My father paid for everything, and it came up in every fight my parents had. Put both names on the lease, and say it out loud.',
          helpful: 6,
          toBoth: true,
          minds: 1,
        },
        { by: 'Teodor', side: 'his', text: 'Then why not rent a place where you can both afford half?' },
        {
          by: 'Mireille',
          side: 'her',
          to: 'Teodor',
          text: 'Teodor, that’s how you end up with two people in a closet, one of them with savings.',
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
      title: 'Should I have told him what the couch cost?',
      herSide:
        'I paid for it from my own account, with my own bonus. He would have talked me into the gray one, and I’d be looking at the gray one for ten years.',
      hisSide:
        'It isn’t the money. It’s in our living room, and I found out the price from the delivery guy. I don’t want to be someone you have to buy couches behind.',
      author: 'Amara',
      authorSide: 'her',
      age: 88,
      votes: { her: 14, his: 22 },
      comments: [
        {
          by: 'Leopold',
          side: 'his',
          text: '“Someone you have to buy couches behind” is the saddest thing I’ve read this week.',
          helpful: 2,
        },
        { by: 'Chiara', side: 'her', text: 'Her bonus, her back, her color. What color is it?' },
        { by: AUTHOR, to: 'Chiara', text: 'Mustard. He sits on it every evening, by the way.', helpful: 3 },
        { by: 'Noor', side: 'his', text: 'It’s the secret that cost too much, not the couch.', helpful: 1 },
      ],
      updates: [
        {
          ago: 12,
          ending: 'talked-it-through',
          votesHelped: 'yes',
          text: 'I showed him the comment about the saddest thing someone read all week. We sat on the couch for an hour and talked. From now on, we ask each other before spending more than two hundred. He’d like everyone to know that mustard was a good choice.',
        },
      ],
    },
    {
      title: 'He lent our vacation money to his brother',
      herSide:
        'It was twenty-four hundred dollars, in a jar with a drawing of the ocean on it. I put in half of it. His brother needed a van by Monday. I came home to an empty jar, and he said it was “just until spring.” It’s spring.',
      hisSide:
        'My brother drove through the night when my dad got sick. When he needs something, I don’t make him fill out a form. I should have called her first. I was afraid she’d say no, and then I would have had to do it anyway.',
      author: 'Joanna',
      authorSide: 'her',
      anonymous: true,
      tags: ['family', 'lending', 'vacation'],
      age: 112,
      interest: 'steady',
      votes: { her: 47, his: 12 },
      comments: [
        {
          by: 'Brunhilde',
          side: 'her',
          text: '“And then I would have had to do it anyway.” At least he’s honest about why he didn’t ask.',
          helpful: 3,
        },
        {
          by: 'Kwabena',
          side: 'his',
          text: 'Some families have a brother who drives through the night. You don’t keep score with him.',
        },
        {
          by: 'Sorcha',
          side: 'her',
          text: 'Then lend him your own half of the jar, Kwabena. Half of it was hers.',
          helpful: 4,
        },
        { by: 'Hugo', text: 'Does the van run? Could the van take you to the ocean?', helpful: 4 },
      ],
    },
  ],
};
