import { AUTHOR, type SamplesOfCategory } from './sample.ts';

export const LOVE: SamplesOfCategory = {
  category: 'love',
  conflicts: [
    {
      title: 'He proposed to me by text message',
      herSide:
        'Nine years, and the question came between a photo of his sandwich and a reminder about the boiler man: “Shall we get maried then”. One r, no question mark. I said yes, on the bus, to a phone. I would like to be asked again, with both of us in the same room, so that there is something to tell.',
      hisSide:
        'I carried a ring around for four months, waiting for a moment that was good enough. On Tuesday he sent me a picture of the cat asleep in the washing basket, and I thought: this is it, this is the life I want. So I asked right then. He wants me to do it properly. I have never done anything more properly.',
      author: 'Femi',
      authorSide: 'her',
      tags: ['engagement', 'romance'],
      age: 33,
      votes: { her: 63, his: 91 },
      comments: [
        {
          by: 'Kirsten',
          side: 'his',
          text: 'The cat in the washing basket IS the violin quartet. Marry him.',
          helpful: 5,
        },
        {
          by: 'Old Tom',
          side: 'her',
          text: 'I asked my wife in a car park and she has been telling people it was a beach for thirty-one years. Give the man a second go, Tunde. It costs you one knee.',
          helpful: 4,
        },
        { by: 'Bashir', side: 'his', text: 'Four months with a ring in your pocket is not a lack of romance.' },
        {
          by: 'Imogen',
          side: 'her',
          text: 'Both things can be true: it was sincere, and it was a text. He said yes already, he isn’t holding the answer back. He’s asking for a memory.',
          helpful: 7,
          toBoth: true,
          minds: 2,
        },
        {
          by: 'Pawel',
          side: 'his',
          text: 'Ask HIM then, Femi. In the same room. With a question mark.',
          helpful: 6,
          toBoth: true,
        },
        { by: AUTHOR, to: 'Pawel', text: 'Pawel, that had honestly not occurred to me. I am thinking about it.' },
        { by: 'Rosalind', side: 'her', text: 'Please tell us whether the boiler man came.' },
      ],
    },
    {
      title: 'She won’t dance with me at our own anniversary',
      herSide:
        'I dance in the kitchen. I do not dance in front of eighty people and a nephew with a phone. He has known this since 1985.',
      hisSide: 'Forty years. One waltz. Three minutes, and then she can sit down for the next forty.',
      author: 'Gus',
      authorSide: 'his',
      age: 97,
      votes: { her: 61, his: 59 },
      comments: [
        {
          by: 'Delphine',
          side: 'her',
          text: 'She does dance with you. In the kitchen. That is the good one.',
          helpful: 3,
        },
        {
          by: 'Marcus B',
          side: 'his',
          text: 'Three minutes of being looked at, for somebody who has looked at you for forty years. I’d do it.',
        },
        {
          by: 'Wilhelmina',
          side: 'her',
          text: 'Shy people are told all their lives that it is only three minutes.',
          helpful: 5,
        },
        {
          by: 'Jomo',
          side: 'his',
          text: 'Ask everybody up on the floor after the first bar. Eighty people dancing look at nobody.',
          helpful: 4,
        },
        { by: 'Ottoline', text: 'Confiscate the nephew’s phone and count me undecided.' },
      ],
    },
    {
      title: 'Alex wants to keep the tent, I want the space',
      herSide:
        'We have used it once in four years. It takes up the whole shelf, and I have nowhere to put the sewing machine that I use every week.',
      hisSide:
        'That one time was the best week we have had. If it goes, I know we will never go again, and I would like to live as if we might.',
      author: 'Sam',
      authorSide: 'her',
      tags: ['small flats'],
      age: 150,
      votes: { her: 10, his: 7 },
      comments: [
        {
          by: 'Bettina',
          side: 'his',
          text: 'A tent is a promise with poles. Book a weekend before you sell it.',
          helpful: 1,
        },
        {
          by: 'Casper',
          side: 'her',
          text: 'You can borrow a tent. Nobody lends you the shelf you need every single Thursday.',
          helpful: 1,
        },
        { by: 'Nkechi', text: 'Under the bed? Ours lives under the bed, and so, frankly, does our camping.' },
      ],
      updates: [
        {
          ago: 110,
          ending: 'still-open',
          votesHelped: 'no',
          text: 'Seventeen votes later the tent is still on the shelf. We have looked under the bed. There is a guitar.',
        },
        {
          ago: 31,
          ending: 'talked-it-through',
          votesHelped: 'a-little',
          text: 'We booked a weekend in May. If we go, the tent stays. If we don’t, the sewing machine moves in on the Monday.',
        },
      ],
    },
    {
      title: 'My husband never says that he misses me',
      herSide:
        'I was away for three weeks for work. I wrote every evening. He answered “all good here, bins done”. When I came home he had painted the hall in the colour I once pointed at in a shop. I love the hall. I would still have liked one sentence.',
      hisSide:
        'I am not made for sentences. The house was too quiet, so I took a brush. I thought about her with every metre of that wall, and it is a long hall.',
      author: 'Yuki',
      authorSide: 'her',
      age: 5,
      votes: { her: 3, his: 1 },
      comments: [
        {
          by: 'Agata',
          side: 'her',
          text: '“It is a long hall” is the sentence. Frame it and hang it there.',
          helpful: 1,
        },
      ],
    },
  ],
};
