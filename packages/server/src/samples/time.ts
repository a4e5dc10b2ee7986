import { AUTHOR, type SamplesOfCategory } from './sample.ts';

export const TIME: SamplesOfCategory = {
  category: 'time',
  conflicts: [
    {
      title: 'Is a shared calendar too much to ask?',
      herSide:
        'I keep track of the dentist, the birthdays and the school meetings. All I ask is that he check the calendar before he says yes to someone. It’s one tap.',
      hisSide:
        'I have a calendar at work that beeps every ten minutes. At home, I want a person to ask me, and I want to ask back. That’s how people who live together talk.',
      author: 'Marta',
      authorSide: 'her',
      tags: ['planning', 'mental load'],
      age: 72,
      votes: { her: 94, his: 37 },
      comments: [
        { by: 'Gwendolyn', side: 'her', text: 'He wants to be asked by a person. The person is tired.', helpful: 10 },
        {
          by: 'Raimund',
          side: 'his',
          text: 'I put a paper one on the fridge. No beeping, no tapping, and we talk while we stand there with the pen.',
          helpful: 5,
        },
        {
          by: 'Efua',
          side: 'her',
          text: 'If you don’t look, you’re making someone else remember. So she’s the one who gets asked all day, by a person.',
          helpful: 4,
        },
        {
          by: 'Sándor',
          side: 'his',
          text: 'If a colored square can book my evening, then home is just another office.',
          helpful: 2,
        },
        { by: 'Philippa', side: 'her', text: 'It’s never about the calendar. It’s about the dentist.' },
      ],
    },
    {
      title: 'He says yes to every extra shift',
      herSide:
        'We’re not short on money. I counted: we had four evenings in November. He says they need him there. I’ve started to wonder what it takes to be needed here.',
      hisSide:
        'I’m a nurse. When I say no, someone I know works a double. I come home drained, yes. But I’ve never once come home to him wishing I were somewhere else.',
      author: 'Luca',
      authorSide: 'her',
      age: 105,
      votes: { her: 36, his: 22 },
      comments: [
        {
          by: 'Brid',
          side: 'his',
          text: 'Charge nurse here. If he stops, they’ll find someone. They always do. I voted for him anyway, because it doesn’t feel that way at six in the morning.',
          helpful: 4,
        },
        {
          by: 'Nikolai',
          side: 'her',
          text: 'Four evenings. I’d ask for eight, and let the hospital ask for the rest.',
          helpful: 2,
        },
        {
          by: 'Saoirse',
          side: 'her',
          text: 'Put your evenings on the schedule too, in ink, like a shift. Someone he knows works a double at home when he’s out.',
          helpful: 4,
        },
        { by: AUTHOR, text: 'In ink. He laughed, and then he wrote down Thursday. It’s a start.', helpful: 3 },
      ],
    },
    {
      title: 'Sunday mornings: run together or sleep in?',
      herSide:
        'All week, we just pass each other in the kitchen. Sunday at eight, along the river, is the one hour when he talks without being asked.',
      hisSide:
        'I get up at 5:30, five days a week. I love her, and I love the river, and I’d love them both at eleven.',
      author: 'Amara',
      authorSide: 'her',
      age: 9,
      votes: { her: 2, his: 3 },
      comments: [],
    },
    {
      title: 'There’s a game every Saturday',
      herSide:
        'I like soccer. I like how he is at games. But it’s every Saturday from August to May, home and away, and then he’s too tired to go out. I once planned a wedding around the schedule. Ours.',
      hisSide:
        'My grandpa had that seat, then my dad, and now me. It’s the one place where three generations of us have hugged. I’ve asked her to come. I’d buy the seat next to mine tomorrow.',
      author: 'Emeka',
      authorSide: 'his',
      age: 38,
      votes: { her: 11, his: 8 },
      comments: [
        {
          by: 'Giorgos',
          side: 'his',
          text: 'There are two kinds of people: the ones who read about the hug and the ones who skip to the wedding.',
          helpful: 2,
        },
        {
          by: 'Liesbeth',
          side: 'her',
          text: 'Home games. Away games are for people who don’t have a Sade.',
          helpful: 3,
        },
      ],
    },
  ],
};
