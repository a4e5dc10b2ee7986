import type { SamplesOfCategory } from './sample.ts';

export const SOCIAL: SamplesOfCategory = {
  category: 'social',
  conflicts: [
    {
      title: 'His mother has a key to our flat',
      herSide:
        'I came out of the shower and she was watering the plants. She is kind and I like her. I want to hear the bell before I see her.',
      hisSide:
        'She lives two streets away and feeds the cat when we’re gone. Asking for the key back would hurt her more than an unexpected hello hurts us.',
      author: 'Priya',
      authorSide: 'her',
      anonymous: true,
      tags: ['in-laws', 'privacy'],
      age: 130,
      votes: { her: 104, his: 14 },
      comments: [
        {
          by: 'Winifred',
          side: 'her',
          text: 'I am the mother with the key. I ring. Every time. It isn’t hard, there is a button.',
          helpful: 11,
        },
        {
          by: 'Oleksandr',
          side: 'her',
          text: 'Nobody needs the key back. He needs to say one sentence to his own mother.',
          helpful: 6,
        },
        {
          by: 'Mateusz',
          side: 'his',
          text: 'One day there will be nobody watering those plants, and you’ll both remember the hello.',
          helpful: 3,
        },
        { by: 'Jacinta', side: 'her', text: 'Towel or no towel? It would change my view of the urgency.', helpful: 3 },
        {
          by: 'Anselm',
          side: 'her',
          text: 'You’re allowed to want the bell. It is your home, and hers is two streets away.',
        },
        {
          by: 'Ebba',
          side: 'her',
          text: 'We got a key box with a code for when we travel. My mother-in-law was relieved: she had been afraid of losing it.',
          helpful: 2,
        },
      ],
      updates: [
        {
          ago: 50,
          ending: 'talked-it-through',
          votesHelped: 'yes',
          text: 'He read the comments aloud to me, the towel one twice. Then he rang her and said the one sentence. She laughed and asked why nobody had told her years ago. She keeps the key, and we hear the bell.',
        },
      ],
    },
    {
      title: 'He invites people without asking me first',
      herSide:
        'I come home from a late shift and there are five coats in the hall. I like his friends. I’d just like to know, so that I can be glad about it.',
      hisSide:
        'My home always had an open door; that’s what makes it one. I cook, I clean up afterwards. Asking permission to have friends round feels like living at a hotel.',
      author: 'Dmitri',
      authorSide: 'his',
      age: 18,
      interest: 'steady',
      votes: { her: 15, his: 4 },
      comments: [
        {
          by: 'Bettina',
          side: 'her',
          text: 'A message isn’t a permission slip. “Five coats tonight, there’s soup” and I’d come home singing.',
          helpful: 3,
        },
        { by: 'Kwabena', side: 'his', text: 'He cooks AND cleans up. I would take ten coats.' },
        {
          by: 'Mirela',
          side: 'her',
          text: 'After a late shift your own hall should be the one place that asks nothing of you.',
          helpful: 1,
        },
      ],
    },
    {
      title: 'He went to the wedding without me',
      herSide:
        'We were invited as a couple. I was ill the night before, properly ill, and he went: four hours by train, the suit, the dancing. There are photos. In one of them he is holding a baby and a cocktail.',
      hisSide:
        'She said “go, really, go”. Twice. It was my oldest friend, and he has one wedding. I rang at every station. I brought back the cake, on my knees, for four hours.',
      author: 'Carmen',
      authorSide: 'her',
      age: 41,
      votes: { her: 27, his: 27 },
      comments: [
        {
          by: 'Theodora',
          side: 'his',
          text: 'If “go, really, go” means “stay”, somebody should print it on a card.',
          helpful: 4,
        },
        {
          by: 'Casper',
          side: 'her',
          text: 'The first “go” was kindness, the second was a test. He passed neither, but he did bring cake.',
          helpful: 2,
        },
        {
          by: 'Ignatius',
          side: 'his',
          text: 'He rang at every station. Do you know how many stations there are in four hours?',
          helpful: 4,
        },
        {
          by: 'Imogen',
          side: 'her',
          text: 'It is possible to have said go, to have meant go, and to be sad about the photos.',
          helpful: 5,
        },
      ],
    },
    {
      title: 'Alex has invited their parents for the whole of August',
      herSide:
        'I love them. I love them for ten days. We have one bathroom and a sofa that becomes a bed and then never quite becomes a sofa again. I heard about it from Alex’s mother, who asked whether we have a fan.',
      hisSide:
        'They are seventy and they live on the other side of an ocean. A ticket costs the same for ten days as for thirty. I did mean to bring it up. There wasn’t a good moment, and then there was a fan.',
      author: 'Sam',
      authorSide: 'her',
      age: 0.4,
      votes: { her: 0, his: 0 },
      comments: [],
    },
  ],
};
