import { AUTHOR, type SamplesOfCategory } from './sample.ts';

export const TIME: SamplesOfCategory = {
  category: 'time',
  conflicts: [
    {
      title: 'Is a shared calendar too much to ask?',
      herSide:
        'I plan the dentist, the birthdays, the parents’ evenings. All I ask is that he looks at the calendar before he says yes to somebody. It’s one tap.',
      hisSide:
        'I have a calendar at work that rings every ten minutes. At home I want to be asked, by a person, and to ask back. That is how people who live together talk.',
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
          text: 'I put a paper one on the fridge. No ringing, no tapping, and we talk while we stand there with the pen.',
          helpful: 5,
        },
        {
          by: 'Efua',
          side: 'her',
          text: 'Whoever doesn’t look is asking somebody else to remember. That is also a way of being asked, all day, by a person.',
          helpful: 4,
        },
        {
          by: 'Sándor',
          side: 'his',
          text: 'If my evening can be booked by a coloured square, I live at the office twice.',
          helpful: 2,
        },
        { by: 'Philippa', side: 'her', text: 'It’s never about the calendar. It’s about the dentist.' },
      ],
    },
    {
      title: 'He says yes to every extra shift',
      herSide:
        'We’re not short of money. I counted: four evenings in November. He says that they need him there. I have started to wonder what one has to do here to be needed.',
      hisSide:
        'I’m a nurse. When I say no, somebody I know works a double. I come home empty, yes. But I’ve never once come home to him wishing that I was somewhere else.',
      author: 'Luca',
      authorSide: 'her',
      age: 105,
      votes: { her: 36, his: 22 },
      comments: [
        {
          by: 'Brid',
          side: 'his',
          text: 'Ward sister here. If he stops, they will find somebody. They always do. I voted for him all the same, because it does not feel like that at six in the morning.',
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
          text: 'Put your evenings on the rota too, in ink, like a shift. Somebody you know works a double at home when he’s out.',
          helpful: 4,
        },
        { by: AUTHOR, text: 'In ink. He laughed, and then he wrote down Thursday. It’s a start.', helpful: 3 },
      ],
    },
    {
      title: 'Sunday mornings: run together or sleep in?',
      herSide:
        'All week we pass each other in the kitchen. Sunday at eight, along the river, is the one hour in which he talks without being asked.',
      hisSide:
        'I get up at half past five, five days a week. I love her and I love the river, and I would love them both at eleven.',
      author: 'Amara',
      authorSide: 'her',
      age: 9,
      votes: { her: 2, his: 3 },
      comments: [],
    },
    {
      title: 'Every Saturday there is a match',
      herSide:
        'I like football. I like him at football. But it is every Saturday from August to May, home and away, and then he is too tired to go out. I once planned a wedding around the cup. Our own.',
      hisSide:
        'My grandad had that seat, then my dad, now me. It is the one place where three generations of us have ever hugged. I’ve asked her to come. I would buy the seat next to mine tomorrow.',
      author: 'Emeka',
      authorSide: 'his',
      age: 38,
      votes: { her: 11, his: 8 },
      comments: [
        {
          by: 'Giorgos',
          side: 'his',
          text: 'There are two kinds of people: those who read “the one place where we have hugged” and those who skip to the wedding.',
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
