import type { SamplesOfCategory } from './sample.ts';

export const SOCIAL: SamplesOfCategory = {
  category: 'social',
  conflicts: [
    {
      title: 'His mother has a key to our apartment',
      herSide:
        'I came out of the shower, and she was watering the plants. She’s kind, and I like her. I just want to hear the doorbell before I see her.',
      hisSide:
        'She lives two blocks away and feeds the cat when we’re gone. Asking for the key back would hurt her more than an unexpected hello hurts us.',
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
          text: 'I’m the mother with the key. I ring the bell every time. It isn’t hard. There’s a button.',
          helpful: 11,
        },
        {
          by: 'Oleksandr',
          side: 'her',
          text: 'Nobody needs the key back. He just needs to say one sentence to his own mother.',
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
          text: 'You’re allowed to want the bell. It’s your home, and hers is two blocks away.',
        },
        {
          by: 'Ebba',
          side: 'her',
          text: 'We got a lockbox for when we travel. My mother-in-law was relieved. She’d been afraid of losing the key.',
          helpful: 2,
        },
      ],
      updates: [
        {
          ago: 50,
          ending: 'talked-it-through',
          votesHelped: 'yes',
          text: 'He read me the comments out loud, the towel one twice. Then he called her and said the one sentence. She laughed and asked why nobody had told her years ago. She’s keeping the key, and she rings the bell now.',
        },
      ],
    },
    {
      title: 'He invites people over without asking me first',
      herSide:
        'I come home from a late shift, and there are five coats in the hall. I like his friends. I’d just like to know ahead of time, so I can look forward to it.',
      hisSide:
        'My door has always been open. That’s what makes a place a home. I cook, and I clean up afterward. Asking permission to have friends over feels like living in a hotel.',
      author: 'Dmitri',
      authorSide: 'his',
      age: 18,
      interest: 'steady',
      votes: { her: 15, his: 4 },
      comments: [
        {
          by: 'Bettina',
          side: 'her',
          text: 'A text isn’t a permission slip. If he wrote “five coats tonight, there’s soup,” I’d come home singing.',
          helpful: 3,
        },
        { by: 'Kwabena', side: 'his', text: 'He cooks AND cleans up. I’d take ten coats.' },
        {
          by: 'Mirela',
          side: 'her',
          text: 'After a late shift, home should be the one place that asks nothing of you.',
          helpful: 1,
        },
      ],
    },
    {
      title: 'He went to the wedding without me',
      herSide:
        'We were invited as a couple. I got sick the night before, really sick, and he went anyway: four hours on the train, the suit, the dancing. There are photos. In one of them, he’s holding a baby and a cocktail.',
      hisSide:
        'She said, “Go, really, go.” Twice. He’s my oldest friend, and he only gets married once. I called from every station. I brought back cake and held it on my lap for four hours.',
      author: 'Carmen',
      authorSide: 'her',
      age: 41,
      votes: { her: 27, his: 27 },
      comments: [
        {
          by: 'Theodora',
          side: 'his',
          text: 'If “go, really, go” means “stay,” someone should put that on a card.',
          helpful: 4,
        },
        {
          by: 'Casper',
          side: 'her',
          text: 'The first “go” was kindness, and the second was a test. He failed both, but he did bring cake.',
          helpful: 2,
        },
        {
          by: 'Ignatius',
          side: 'his',
          text: 'He called from every station. Do you know how many stations there are in four hours?',
          helpful: 4,
        },
        {
          by: 'Imogen',
          side: 'her',
          text: 'You can say go, mean it, and still be sad about the photos.',
          helpful: 5,
        },
      ],
    },
    {
      title: 'Alex invited their parents for all of August',
      herSide:
        'I love them. I love them for ten days. We have one bathroom and a couch that becomes a bed and then never quite becomes a couch again. I heard about it from Alex’s mother, who asked whether we have a fan.',
      hisSide:
        'They’re seventy, and they live across an ocean. A ticket costs the same for ten days as for thirty. I did mean to bring it up. There wasn’t a good moment, and then my mom asked about the fan.',
      author: 'Sam',
      authorSide: 'her',
      age: 0.4,
      votes: { her: 0, his: 0 },
      comments: [],
    },
  ],
};
