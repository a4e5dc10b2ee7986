import type { SamplesOfCategory } from './sample.ts';

export const TRUST: SamplesOfCategory = {
  category: 'trust',
  conflicts: [
    {
      title: 'She told her sister what I said in therapy',
      herSide:
        'I was upset, and my sister asked why. I didn’t go into detail. I only said he feels lonely. She’s the one I talk to. She always has been.',
      hisSide:
        'I said it in a room with the door closed. The next Sunday, her sister put a hand on my arm and asked if I was feeling less lonely. I haven’t said anything real in there since.',
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
          text: 'The sister may have meant well. It was still your story to tell.',
          helpful: 3,
        },
        {
          by: 'Thandi',
          side: 'her',
          text: 'She needed someone to talk to as well. You can’t save everything for the therapist.',
          helpful: 2,
        },
        {
          by: 'Emrys',
          side: 'his',
          text: 'Tell the therapist exactly this, with her there, hand on the arm and all. That’s what the room is for.',
          helpful: 4,
        },
        {
          by: 'Catriona',
          side: 'his',
          text: 'Even one sentence is a detail, if it’s the one you were most afraid to say.',
        },
      ],
    },
    {
      title: 'She read my diary because it was lying open on the table',
      herSide:
        'I left it open to let the ink dry. It was my handwriting, on my desk. She says she read “only that page.” That page was about her, and it was a bad day, and I wrote it down so I wouldn’t say it.',
      hisSide:
        'I was looking for the scissors, and there was my name. I’d like to see anyone spot their own name and keep looking for scissors. I told her that same night. I could have kept quiet.',
      author: 'Nadia',
      authorSide: 'her',
      age: 190,
      votes: { her: 88, his: 30 },
      comments: [
        { by: 'Radomir', side: 'his', text: 'I wouldn’t have found the scissors either.', helpful: 4 },
        {
          by: 'Constance',
          side: 'her',
          text: '“I wrote it down so I wouldn’t say it.” That’s what a diary is for, and now it’s been said.',
          helpful: 6,
        },
        {
          by: 'Ioana',
          side: 'her',
          text: 'Seeing your name takes a second. The page takes two minutes. She had a hundred and nineteen seconds to stop.',
          helpful: 7,
        },
        {
          by: 'Bertrand',
          side: 'his',
          text: 'She owned up that same night. Most people would have kept it to themselves for years and acted weird at breakfast.',
        },
        {
          by: 'Ife',
          side: 'her',
          text: 'Write her a page you do want her to read, and leave it on the table. Under the scissors.',
          helpful: 5,
        },
      ],
    },
    {
      title: 'He still pays for his ex-wife’s phone',
      herSide:
        'Every month, her name is on our bill. It’s fourteen dollars. I don’t think anything is going on. I think fourteen dollars a month is what it costs to avoid one awkward conversation, and I’m the one paying it.',
      hisSide:
        'It’s an old family plan with her mother on it too, and her mother is eighty-six and calls me when the screen goes dark. If I cancel it, an old woman loses her number. The name on the bill is just a name.',
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
          text: 'A man who takes his ex-mother-in-law’s calls isn’t the man to worry about.',
          helpful: 4,
        },
        {
          by: 'Petronella',
          side: 'her',
          text: 'You can move a number to another plan. It takes a form and a week. All he’d lose is the excuse.',
          helpful: 5,
        },
        { by: 'Amadou', side: 'his', text: 'Fourteen dollars so an eighty-six-year-old has a phone? I’d pay double.' },
        {
          by: 'Kirsten',
          side: 'her',
          text: 'She isn’t asking him to stop caring for the old lady. She’s asking him to make one call about a bill.',
          helpful: 3,
        },
        {
          by: 'Ludo',
          text: 'I’ve changed my mind three times. I’ll wait for the hundredth vote to tell me what I think.',
          helpful: 2,
        },
      ],
    },
    {
      title: 'She reads my messages over my shoulder',
      herSide:
        'We’re on the same couch, and the phone is right in front of my face. I’m not spying. If it’s nothing, why does he tilt it away?',
      hisSide:
        'It’s nothing, and it’s mine. A friend is texting me about his divorce, and he’s telling me, not us. I shouldn’t have to explain a tilted phone.',
      author: 'Henrik',
      authorSide: 'his',
      anonymous: true,
      age: 1,
      votes: { her: 0, his: 0 },
      comments: [],
    },
  ],
};
