import { AUTHOR, type SamplesOfCategory } from './sample.ts';

export const PARENTING: SamplesOfCategory = {
  category: 'parenting',
  conflicts: [
    {
      title: 'Do we tell the kids that Santa isn’t real?',
      herSide:
        'She’s eight, and she asked me point-blank. She half knows. I don’t want to lie to her and have her find out that I did.',
      hisSide:
        'One more Christmas. Her little brother is four, and he’d know the same day. Some stories you keep going for the other kid.',
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
          text: 'Ask her, “What do you think?” Mine said, “I think it’s you, and I want you to keep doing it.” That was the whole talk.',
          helpful: 4,
        },
        {
          by: 'Ignatius',
          side: 'her',
          text: 'An eight-year-old who asks point-blank deserves a straight answer. And then a job: she gets to help you be Santa for her brother.',
          helpful: 4,
        },
        { by: 'Maeve', side: 'his', text: 'I found out at eleven, in front of my class. I regret nothing.' },
      ],
    },
    {
      title: 'Our son wants to quit the violin after three years',
      herSide:
        'He’s ten, and he cries in the car on Wednesdays. I played the piano for my mother’s sake until I was sixteen, and I haven’t touched one since. I want him to have his Wednesdays back.',
      hisSide:
        'Every kid wants to quit in the third year, when it gets hard and doesn’t sound like anything yet. In the fourth year, it starts to sound like music. I quit. I still wish I hadn’t.',
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
          text: 'Crying in the car isn’t about the third year. Crying in the car is crying in the car.',
          helpful: 5,
        },
        {
          by: 'Vikram',
          side: 'his',
          text: 'He plays until the summer concert, and then he decides, and nobody sighs. That was our deal, and our kid kept going on his own.',
          helpful: 3,
        },
        {
          by: 'Ottoline',
          side: 'her',
          text: 'You’re both talking about your own childhoods. What does HE play when nobody’s asking him to?',
          helpful: 4,
        },
        { by: AUTHOR, to: 'Ottoline', text: 'Drums. On everything. I see where this is going.' },
      ],
    },
    {
      title: 'Our daughter only calls one of us Mom',
      herSide:
        'She’s three. Naomi is “Mommy,” and I’m “Ruthie,” like the lady at the bakery. I know she loves me. But I was up every night too, and I’d like to hear it just once when she falls down.',
      hisSide:
        'If we correct her, it becomes homework. And Ruthie is the warmest word she knows. It’s the first thing she says in the morning. Let her get there on her own. I’m afraid we’d be taking something away from both of them.',
      author: 'Ruth',
      authorSide: 'her',
      age: 30,
      votes: { her: 45, his: 31 },
      comments: [
        {
          by: 'Philippa',
          side: 'her',
          text: 'It isn’t homework if Naomi just says “go to Mama” twenty times a day. Kids use the names they hear.',
          helpful: 4,
        },
        {
          by: 'Josefina',
          side: 'his',
          text: 'My daughter called me by my first name until she was five. Now she’s thirty, and she still does it when she’s sick. I wouldn’t trade it for anything.',
          helpful: 6,
        },
        {
          by: 'Anselm',
          side: 'her',
          text: 'I don’t think Ruth wants to correct her daughter. She wants Naomi to want it too.',
          helpful: 3,
        },
      ],
    },
    {
      title: 'He lets the kids win every single game',
      herSide:
        'Our girls are six and nine, and they’ve never lost at cards at home. On Friday, at a friend’s house, they met a kid who plays to win. There were tears, and someone threw a chair. They have to learn to lose somewhere, and I want it to be here.',
      hisSide: 'The world will beat them often enough. At my own table, I’m allowed to be very, very bad at cards.',
      author: 'Olga',
      authorSide: 'her',
      age: 15,
      votes: { her: 9, his: 6 },
      comments: [
        {
          by: 'Yannick',
          side: 'her',
          text: 'Play something where you’re all on the same team. Everyone loses, everyone learns, and nobody throws a chair.',
          helpful: 1,
        },
        {
          by: 'Rosalind',
          side: 'his',
          text: 'My father “lost” to me at checkers for years. I found out on his eightieth birthday. I’ve never felt so loved or so cheated.',
          helpful: 2,
        },
      ],
    },
  ],
};
