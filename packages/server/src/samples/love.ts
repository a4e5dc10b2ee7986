import { AUTHOR, type SamplesOfCategory } from './sample.ts';

export const LOVE: SamplesOfCategory = {
  category: 'love',
  conflicts: [
    {
      title: 'He proposed to me by text message',
      herSide:
        'After nine years, the question came between a photo of his sandwich and a reminder about the plumber: “so should we get maried.” One r, no question mark. I said yes, on the bus, to a phone. I’d like to be asked again, with both of us in the same room, so we have a story to tell.',
      hisSide:
        'I carried a ring around for four months, waiting for a moment that was good enough. On Tuesday, he sent me a picture of the cat asleep in the laundry basket, and I thought: this is it, this is the life I want. So I asked right then. He wants me to do it right. I’ve never done anything more right in my life.',
      author: 'Femi',
      authorSide: 'her',
      tags: ['engagement', 'romance'],
      age: 33,
      votes: { her: 63, his: 91 },
      comments: [
        {
          by: 'Kirsten',
          side: 'his',
          text: 'The cat in the laundry basket IS the string quartet. Marry him.',
          helpful: 5,
        },
        {
          by: 'Old Tom',
          side: 'her',
          text: 'I proposed to my wife in a parking lot, and for thirty-one years she’s been telling people it was a beach. Give the man another one, Tunde. All it takes is one knee.',
          helpful: 4,
        },
        { by: 'Bashir', side: 'his', text: 'Carrying a ring in your pocket for four months is plenty romantic.' },
        {
          by: 'Imogen',
          side: 'her',
          text: 'Both things can be true: it was sincere, and it was a text. He already said yes, so he isn’t holding out on you. He’s asking for a memory.',
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
        { by: AUTHOR, to: 'Pawel', text: 'Pawel, that honestly hadn’t occurred to me. I’m thinking about it.' },
        { by: 'Rosalind', side: 'her', text: 'Please tell us whether the plumber ever came.' },
      ],
    },
    {
      title: 'She won’t dance with me at our own anniversary',
      herSide:
        'I dance in the kitchen. I don’t dance in front of eighty people and a nephew with a phone. He’s known this since 1985.',
      hisSide: 'Forty years. One waltz. Three minutes, and then she can sit down for the next forty.',
      author: 'Gus',
      authorSide: 'his',
      age: 97,
      votes: { her: 61, his: 59 },
      comments: [
        {
          by: 'Delphine',
          side: 'her',
          text: 'She does dance with you, in the kitchen. That’s the one that counts.',
          helpful: 3,
        },
        {
          by: 'Marcus B',
          side: 'his',
          text: 'It’s three minutes of being looked at, for someone who’s looked at you for forty years. I’d do it.',
        },
        {
          by: 'Wilhelmina',
          side: 'her',
          text: 'Shy people have been told “it’s only three minutes” all their lives.',
          helpful: 5,
        },
        {
          by: 'Jomo',
          side: 'his',
          text: 'Get everyone out on the floor after a few seconds. Eighty people who are dancing aren’t looking at anyone.',
          helpful: 4,
        },
        { by: 'Ottoline', text: 'Take away the nephew’s phone, and I’m undecided.' },
      ],
    },
    {
      title: 'Alex wants to keep the tent, and I want the space',
      herSide:
        'We’ve used it once in four years. It takes up the whole shelf, and I have nowhere to put the sewing machine I use every week.',
      hisSide:
        'That one time was the best week we’ve ever had. If we get rid of it, I know we’ll never go again, and I’d like to live as if we might.',
      author: 'Sam',
      authorSide: 'her',
      tags: ['small spaces'],
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
          text: 'You can borrow a tent. Nobody’s going to lend you a shelf every single week.',
          helpful: 1,
        },
        { by: 'Nkechi', text: 'Under the bed? Ours lives under the bed, and so do our camping plans, frankly.' },
      ],
      updates: [
        {
          ago: 110,
          ending: 'still-open',
          votesHelped: 'no',
          text: 'Seventeen votes later, the tent is still on the shelf. We looked under the bed. There’s a guitar there.',
        },
        {
          ago: 31,
          ending: 'talked-it-through',
          votesHelped: 'a-little',
          text: 'We booked a weekend in May. If we go, the tent stays. If we don’t, the sewing machine moves in that Monday.',
        },
      ],
    },
    {
      title: 'My husband never says he misses me',
      herSide:
        'I was away for three weeks for work. I texted every night. He answered, “all good here, took the trash out.” When I came home, he’d painted the hall the color I once pointed out in a store. I love the hall. I still would have liked one sentence.',
      hisSide:
        'I’m not good with words. The house was too quiet, so I picked up a brush. I thought about her the whole length of that wall, and it’s a long hall.',
      author: 'Yuki',
      authorSide: 'her',
      age: 5,
      votes: { her: 3, his: 1 },
      comments: [
        {
          by: 'Agata',
          side: 'her',
          text: '“It’s a long hall” is your sentence. Frame it and hang it there.',
          helpful: 1,
        },
      ],
    },
  ],
};
