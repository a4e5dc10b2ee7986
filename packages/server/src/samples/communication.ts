import { AUTHOR, type SamplesOfCategory } from './sample.ts';

export const COMMUNICATION: SamplesOfCategory = {
  category: 'communication',
  conflicts: [
    {
      title: 'Phones in bed, after ten',
      herSide:
        'The last thing I see at night is his face lit blue. I don’t need to talk. I would like him to be there when he is there.',
      hisSide:
        'It is the only half hour of the day in which nobody needs anything from me. I lie next to her because I want to be next to her.',
      author: 'Henrik',
      authorSide: 'his',
      tags: ['screens', 'evenings'],
      age: 44,
      interest: 'growing',
      votes: { her: 82, his: 81 },
      comments: [
        { by: 'Annika', side: 'her', text: 'Next to somebody and with somebody are two different places.', helpful: 7 },
        {
          by: 'Tariq',
          side: 'his',
          text: 'People used to read a book in bed and it was called cosy.',
          helpful: 5,
        },
        { by: 'Mirela', side: 'her', to: 'Tariq', text: 'A book doesn’t buzz.' },
        { by: 'Tariq', side: 'his', to: 'Mirela', text: 'Fair. But neither does mine. There’s a setting.' },
        {
          by: 'Grandma Jo',
          side: 'her',
          text: 'My late husband read the football results aloud to me every night for years. I couldn’t have cared less about football. Read her something off that phone, young man.',
          helpful: 9,
          toBoth: true,
          minds: 2,
        },
        {
          by: 'Sipho',
          side: 'his',
          text: 'Half an hour in which nobody needs you is not a small thing when you have a day like that. She could take the same half hour and they could both be useless together.',
          helpful: 2,
        },
        {
          by: 'Clementine',
          side: 'her',
          text: 'We bought an alarm clock, the phones sleep in the hall. Eleven euros. Cheapest therapy we ever had.',
          helpful: 8,
          toBoth: true,
        },
        {
          by: 'Ludo',
          side: 'his',
          to: 'Clementine',
          text: 'We bought the alarm clock. It ticks. New conflict.',
          helpful: 3,
        },
        {
          by: 'Noor',
          side: 'her',
          text: 'Why is it always after ten, when both are too tired to do anything but defend themselves?',
        },
        { by: 'Kasimir', side: 'his', text: 'I voted against the person I am. It was instructive.' },
        {
          by: AUTHOR,
          to: 'Grandma Jo',
          text: 'Grandma Jo, I read her the weather in Tokyo last night. She laughed. More research is needed.',
        },
      ],
    },
    {
      title: 'He tells the story of how we met, and he tells it wrong',
      herSide:
        'I spoke first. I walked over, I said the thing about the umbrella. In his version he “caught my eye” and the umbrella is a coincidence. Twelve years I have stood beside that story, smiling. I was brave for once in my life, and he edited it out.',
      hisSide:
        'Everybody laughs at the umbrella in my version. It is a story for dinner, not a statement to the police. I know who spoke first. I have been grateful for it ever since.',
      author: 'Hannah',
      authorSide: 'her',
      age: 75,
      votes: { her: 38, his: 41 },
      comments: [
        {
          by: 'Svea',
          side: 'her',
          text: 'Then say THAT at dinner: “I have been grateful ever since.” It’s a better ending than any umbrella.',
          helpful: 4,
        },
        {
          by: 'Giorgos',
          side: 'his',
          text: 'Every couple has a tourist version. You two own the original.',
          helpful: 2,
        },
        { by: 'Adaeze', side: 'her', text: 'Being brave once and being written out of it would sting me too.' },
        {
          by: 'Barnaby',
          side: 'his',
          text: 'Interrupt him. Next party. Tell your half. People love a duet.',
          helpful: 2,
        },
      ],
      updates: [
        {
          ago: 9,
          ending: 'agreed-to-differ',
          votesHelped: 'yes',
          text: 'At his sister’s birthday I interrupted him. I told the first half, he told the umbrella. Everybody laughed at his part, and he took my hand during mine.',
        },
      ],
    },
    {
      title: 'Is “let’s talk tomorrow” an answer?',
      herSide:
        'When I get angry I go quiet, because what I say then I can’t take back. I need one night. In the morning I always come, and I always talk. Always.',
      hisSide:
        'She sleeps. I lie there until four, having the whole argument with both voices, and by the morning I have lost it twice. Give me ten minutes before the light goes out, that’s all. Even badly.',
      author: 'Declan',
      authorSide: 'his',
      tags: ['arguments'],
      age: 52,
      votes: { her: 19, his: 12 },
      comments: [
        {
          by: 'Yetunde',
          side: 'her',
          text: '“In the morning I always come” would be enough for me to sleep on. Not everyone comes.',
          helpful: 3,
        },
        {
          by: 'Florian',
          side: 'his',
          text: 'I’m the four o’clock one. It helped when mine said what tomorrow was: “I’m cross, I love you, nine o’clock, coffee.” Ten seconds.',
          helpful: 5,
        },
        { by: 'Moira', side: 'her', text: '“Even badly” is exactly what she is afraid of.' },
      ],
    },
    {
      title: 'Pat finishes my sentences',
      herSide:
        'I think fast and I love how xe thinks. When I see where it is going, I run ahead and meet it there. I thought that was what being close is.',
      hisSide: 'I stammer. I get there. Nobody has ever arrived anywhere with me by finishing first.',
      author: 'Skye',
      authorSide: 'his',
      age: 2,
      votes: { her: 0, his: 2 },
      comments: [{ by: 'Quentin', side: 'his', text: 'That last line took me a minute, which seems right.' }],
    },
  ],
};
