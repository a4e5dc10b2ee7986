import { AUTHOR, type SamplesOfCategory } from './sample.ts';

export const PARENTING: SamplesOfCategory = {
  category: 'parenting',
  conflicts: [
    {
      title: 'Do we tell the children that Santa is not real?',
      herSide:
        'She is eight and asked me straight out. She half knows. I don’t want to be the one who lies, and to have her find out that I did.',
      hisSide:
        'One more winter. Her little brother is four and would know the same day. Some stories are a present you give the other child.',
      author: 'Bo',
      authorSide: 'his',
      tags: ['Christmas', 'honesty'],
      age: 57,
      interest: 'growing',
      votes: { her: 17, his: 21 },
      comments: [
        {
          by: 'Ulrike',
          side: 'his',
          text: 'Ask her back: “What do you think?” Mine said “I think it’s you, and I’d like it to go on.” That was the whole talk.',
          helpful: 4,
        },
        {
          by: 'Ignatius',
          side: 'her',
          text: 'An eight-year-old who asks straight out has earned a straight answer. And then a job: she helps to be Santa for her brother.',
          helpful: 4,
        },
        { by: 'Maeve', side: 'his', text: 'I found out at eleven, in front of my class. I regret nothing.' },
      ],
    },
    {
      title: 'Our son wants to give up the violin after three years',
      herSide:
        'He is ten and he cries in the car on Wednesdays. I played the piano until I was sixteen for my mother’s sake, and I have not touched a key since. I want him to have a Wednesday.',
      hisSide:
        'Every child wants to stop in the third year: it is when it gets hard and does not yet sound like anything. In the fourth it starts to sing. I stopped. I can still hear where I stopped.',
      author: 'Leila',
      authorSide: 'her',
      age: 58,
      interest: 'growing',
      votes: { her: 33, his: 40 },
      comments: [
        {
          by: 'Benedikt',
          side: 'his',
          text: 'I teach the cello. He’s right about the third year. Change the teacher before you change the instrument.',
          helpful: 5,
        },
        {
          by: 'Oluchi',
          side: 'her',
          text: 'Crying in the car is not the third year. Crying in the car is crying in the car.',
          helpful: 5,
        },
        {
          by: 'Vikram',
          side: 'his',
          text: 'Until the summer concert, and then he decides, and nobody sighs. That was our deal, and he went on by himself.',
          helpful: 3,
        },
        {
          by: 'Ottoline',
          side: 'her',
          text: 'You two are both talking about your own childhoods. What does HE play when nobody asks him to?',
          helpful: 4,
        },
        { by: AUTHOR, to: 'Ottoline', text: 'The drums. On everything. I see where this is going.' },
      ],
    },
    {
      title: 'Our daughter calls only one of us Mum',
      herSide:
        'She is three. Naomi is “Mummy” and I’m “Ruthie”, like the lady at the bakery. I know she loves me. But I was up every night too, and I’d like to hear it once when she falls over.',
      hisSide:
        'If we correct her, it becomes homework, and Ruthie is the warmest word she owns: she says it first in the morning. Let her find her own way to it. I’m afraid that we would take something away from them both.',
      author: 'Ruth',
      authorSide: 'her',
      age: 30,
      votes: { her: 45, his: 31 },
      comments: [
        {
          by: 'Philippa',
          side: 'her',
          text: 'It isn’t homework if Naomi simply says “go to Mama” twenty times a day. Children take the names they hear.',
          helpful: 4,
        },
        {
          by: 'Josefina',
          side: 'his',
          text: 'My daughter called me by my first name until she was five. Now she is thirty, and she still does when she is ill. It is the dearest thing I have.',
          helpful: 6,
        },
        {
          by: 'Anselm',
          side: 'her',
          text: 'I don’t think Ruth wants a correction. She wants Naomi to want it too.',
          helpful: 3,
        },
      ],
    },
    {
      title: 'He lets the children win at every single game',
      herSide:
        'Our girls are six and nine and have never lost at cards at home. On Friday, at a friend’s, they met a child who plays to win. There was weeping, there was a chair. They have to learn it somewhere, and gently, and that’s us.',
      hisSide: 'The world will beat them often enough. At my own table I am allowed to be very, very bad at cards.',
      author: 'Olga',
      authorSide: 'her',
      age: 15,
      votes: { her: 9, his: 6 },
      comments: [
        {
          by: 'Yannick',
          side: 'her',
          text: 'Play something together against the game. Everyone loses, everyone learns, nobody throws a chair.',
          helpful: 1,
        },
        {
          by: 'Rosalind',
          side: 'his',
          text: 'My father “lost” at draughts against me for years. I found out at his eightieth birthday. I’ve never felt so loved or so cheated.',
          helpful: 2,
        },
      ],
    },
  ],
};
