import type { SamplesOfCategory } from './sample.ts';

export const TRUST: SamplesOfCategory = {
  category: 'trust',
  conflicts: [
    {
      title: 'She told her sister what I said in therapy',
      herSide:
        'I was upset and my sister asked why. I didn’t go into details, I only said that he feels lonely. She is the one I talk to. She always has been.',
      hisSide:
        'I said it in a room with a door. The next Sunday her sister put a hand on my arm and asked whether I was less lonely now. I have not said anything real in there since.',
      author: 'Bo',
      authorSide: 'his',
      anonymous: true,
      tags: ['therapy', 'family'],
      age: 83,
      votes: { her: 13, his: 29 },
      comments: [
        {
          by: 'Zofia',
          side: 'his',
          text: 'The sister may have meant it kindly. The door was still yours to open.',
          helpful: 3,
        },
        {
          by: 'Thandi',
          side: 'her',
          text: 'She needed somebody as well. Couples’ therapy with nobody else to talk to is a very small room.',
          helpful: 2,
        },
        {
          by: 'Emrys',
          side: 'his',
          text: 'Tell exactly this to the therapist, with her there, hand on the arm and all. It is what the room is for.',
          helpful: 4,
        },
        {
          by: 'Catriona',
          side: 'his',
          text: 'One sentence is a detail, if it is the one you were most afraid to say.',
        },
      ],
    },
    {
      title: 'She read my diary because it lay open on the table',
      herSide:
        'I left it open to let the ink dry. It was my handwriting, on my desk. She says that she read “only that page”. That page was about her, and it was a bad day, and I had written it so that I would not say it.',
      hisSide:
        'I was looking for the scissors, and there was my name. I would challenge anybody to see their own name and look for scissors. I told her the same evening. I could have kept quiet.',
      author: 'Nadia',
      authorSide: 'her',
      age: 190,
      votes: { her: 88, his: 30 },
      comments: [
        { by: 'Radomir', side: 'his', text: 'I wouldn’t have found the scissors either.', helpful: 4 },
        {
          by: 'Constance',
          side: 'her',
          text: '“I had written it so that I would not say it.” That is what a diary is, and now it has been said.',
          helpful: 6,
        },
        {
          by: 'Ioana',
          side: 'her',
          text: 'Seeing your name takes a second. The page takes two minutes. She had a hundred and nineteen seconds to turn round.',
          helpful: 7,
        },
        {
          by: 'Bertrand',
          side: 'his',
          text: 'She owned up the same evening. Most would have carried it about for years and been odd at breakfast.',
        },
        {
          by: 'Ife',
          side: 'her',
          text: 'Write her a page that you do want her to read, and leave it on the table. Under the scissors.',
          helpful: 5,
        },
      ],
    },
    {
      title: 'He still pays for his ex-wife’s phone',
      herSide:
        'Every month there is her name on our bill. It’s fourteen euros. I don’t think that anything is going on. I think that fourteen euros a month is the price of not having to have one awkward conversation, and that I’m the one who pays it.',
      hisSide:
        'It’s an old family contract with her mother on it as well, and her mother is eighty-six and calls me when the screen goes dark. If I cancel it, an old woman loses her number. The name on the bill is just a name.',
      author: 'Freya',
      authorSide: 'her',
      tags: ['exes'],
      age: 48,
      interest: 'steady',
      votes: { her: 49, his: 50 },
      comments: [
        {
          by: 'Lorcan',
          side: 'his',
          text: 'A man who answers an ex-mother-in-law’s phone calls is not the man to worry about.',
          helpful: 4,
        },
        {
          by: 'Petronella',
          side: 'her',
          text: 'Numbers can be moved to another contract. It takes a form and a week. Nobody loses anything but the excuse.',
          helpful: 5,
        },
        { by: 'Amadou', side: 'his', text: 'Fourteen euros to keep an eighty-six-year-old reachable. I’d pay double.' },
        {
          by: 'Kirsten',
          side: 'her',
          text: 'She isn’t asking him to stop caring for the old lady. She’s asking him to make one call about a bill.',
          helpful: 3,
        },
        {
          by: 'Ludo',
          text: 'I’ve changed my mind three times and will wait for the hundredth vote to tell me what I think.',
          helpful: 2,
        },
      ],
    },
    {
      title: 'She reads my messages over my shoulder',
      herSide:
        'We sit on one sofa, the phone is in front of my face. I’m not spying. If it is nothing, why does he tilt it away?',
      hisSide:
        'It is nothing, and it is mine. A friend writes to me about his divorce, and he writes it to me. I should not have to explain a tilted phone.',
      author: 'Henrik',
      authorSide: 'his',
      anonymous: true,
      age: 1,
      votes: { her: 0, his: 0 },
      comments: [],
    },
  ],
};
