import { AUTHOR, type SamplesOfCategory } from './sample.ts';

export const COMMUNICATION: SamplesOfCategory = {
  category: 'communication',
  conflicts: [
    {
      title: 'Phones in bed, after ten',
      herSide:
        'The last thing I see at night is his face, lit up blue. I don’t need to talk. When he’s there, I’d like him to actually be there.',
      hisSide:
        'It’s the only half hour of my day when nobody needs anything from me. I’m lying next to her because I want to be next to her.',
      author: 'Henrik',
      authorSide: 'his',
      tags: ['screens', 'evenings'],
      age: 44,
      interest: 'growing',
      votes: { her: 82, his: 81 },
      comments: [
        { by: 'Annika', side: 'her', text: 'Being next to someone isn’t the same as being with them.', helpful: 7 },
        {
          by: 'Tariq',
          side: 'his',
          text: 'People used to read books in bed, and everyone called it cozy.',
          helpful: 5,
        },
        { by: 'Mirela', side: 'her', to: 'Tariq', text: 'A book doesn’t buzz.' },
        { by: 'Tariq', side: 'his', to: 'Mirela', text: 'Fair. But neither does mine. There’s a setting.' },
        {
          by: 'Grandma Jo',
          side: 'her',
          text: 'My late husband read me the baseball scores every night for years. I couldn’t have cared less about baseball. Read her something off that phone, young man.',
          helpful: 9,
          toBoth: true,
          minds: 2,
        },
        {
          by: 'Sipho',
          side: 'his',
          text: 'Half an hour when nobody needs you is a big deal after a day like that. She could take the same half hour, and they could be useless together.',
          helpful: 2,
        },
        {
          by: 'Clementine',
          side: 'her',
          text: 'We bought an alarm clock, and the phones sleep in the hall. Eleven dollars. Cheapest therapy we ever had.',
          helpful: 8,
          toBoth: true,
        },
        {
          by: 'Ludo',
          side: 'his',
          to: 'Clementine',
          text: 'We bought an alarm clock too. It ticks. New conflict.',
          helpful: 3,
        },
        {
          by: 'Noor',
          side: 'her',
          text: 'Why does this always come up after ten, when you’re both too tired to do anything but get defensive?',
        },
        { by: 'Kasimir', side: 'his', text: 'I’m exactly like her, and I voted for him. That taught me something.' },
        {
          by: AUTHOR,
          to: 'Grandma Jo',
          text: 'Grandma Jo, I read her the weather in Tokyo last night. She laughed. More research needed.',
        },
      ],
    },
    {
      title: 'He tells the story of how we met, and he tells it wrong',
      herSide:
        'I spoke first. I walked over and said the thing about the umbrella. In his version, he “caught my eye” and the umbrella is a coincidence. For twelve years, I’ve stood there smiling while he tells it. I was brave for once in my life, and he edited it out.',
      hisSide:
        'Everybody laughs at the umbrella in my version. It’s a dinner story, not a police statement. I know who spoke first. I’ve been grateful ever since.',
      author: 'Hannah',
      authorSide: 'her',
      age: 75,
      votes: { her: 38, his: 41 },
      comments: [
        {
          by: 'Svea',
          side: 'her',
          text: 'Then say THAT at dinner: “I’ve been grateful ever since.” It’s a better ending than any umbrella.',
          helpful: 4,
        },
        {
          by: 'Giorgos',
          side: 'his',
          text: 'Every couple has a version for company. You two own the original.',
          helpful: 2,
        },
        { by: 'Adaeze', side: 'her', text: 'Being brave once and being written out of it would sting me too.' },
        {
          by: 'Barnaby',
          side: 'his',
          text: 'Next party, interrupt him and tell your half. People love a duet.',
          helpful: 2,
        },
      ],
      updates: [
        {
          ago: 9,
          ending: 'agreed-to-differ',
          votesHelped: 'yes',
          text: 'At his sister’s birthday party, I interrupted him. I told the first half, and he told the part about the umbrella. Everybody laughed at his part, and he held my hand during mine.',
        },
      ],
    },
    {
      title: 'Is “let’s talk tomorrow” an answer?',
      herSide:
        'When I get angry, I go quiet, because I can’t take back what I say then. I need one night. In the morning, I always come to him, and I always talk. Always.',
      hisSide:
        'She sleeps. I lie awake until four, having the whole argument with both of us, and by morning I’ve lost it twice. Give me ten minutes before we turn out the light, that’s all. Even if it goes badly.',
      author: 'Declan',
      authorSide: 'his',
      tags: ['arguments'],
      age: 52,
      votes: { her: 19, his: 12 },
      comments: [
        {
          by: 'Yetunde',
          side: 'her',
          text: '“In the morning, I always come to him” would be enough for me to fall asleep. Not everyone does.',
          helpful: 3,
        },
        {
          by: 'Florian',
          side: 'his',
          text: 'I’m the one who’s up at four. It helped when mine told me what tomorrow would look like: “I’m mad, I love you, nine o’clock, coffee.” Ten seconds.',
          helpful: 5,
        },
        { by: 'Moira', side: 'her', text: '“Even if it goes badly” is exactly what she’s afraid of.' },
      ],
    },
    {
      title: 'Pat finishes my sentences',
      herSide:
        'I think fast, and I love how xe thinks. When I see where a sentence is going, I run ahead and meet it there. I thought that’s what being close means.',
      hisSide: 'I stutter, but I get there. Nobody ever got closer to me by finishing first.',
      author: 'Skye',
      authorSide: 'his',
      age: 2,
      votes: { her: 0, his: 2 },
      comments: [{ by: 'Quentin', side: 'his', text: 'That last line took me a minute, which seems about right.' }],
    },
  ],
};
