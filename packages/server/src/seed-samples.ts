import type { CategoryId, Side } from '@twosides/domain';

/** Sample members; none of them can sign in. */
export const SAMPLE_PEOPLE = [
  {
    nickname: 'Marta',
    pronouns: 'she/her',
    partnerNickname: 'Jonas',
    partnerPronouns: 'he/him',
    avatar: 'woman-medium-brown',
  },
  {
    nickname: 'Bo',
    pronouns: 'he/him',
    partnerNickname: 'Ines',
    partnerPronouns: 'she/her',
    avatar: 'man-medium-black',
  },
  {
    nickname: 'Sam',
    pronouns: 'they/them',
    partnerNickname: 'Alex',
    partnerPronouns: 'they/them',
    avatar: 'man-asian-black',
  },
  {
    nickname: 'Priya',
    pronouns: 'she/her',
    partnerNickname: 'Dev',
    partnerPronouns: 'he/him',
    avatar: 'woman-indian-black',
  },
  {
    nickname: 'Henrik',
    pronouns: 'he/him',
    partnerNickname: 'Lotte',
    partnerPronouns: 'she/her',
    avatar: 'man-light-blonde',
  },
  {
    nickname: 'Amara',
    pronouns: 'she/her',
    partnerNickname: 'Kofi',
    partnerPronouns: 'he/him',
    avatar: 'woman-dark-black',
  },
] as const;

type Sample = {
  readonly title: string;
  readonly herSide: string;
  readonly hisSide: string;
  readonly category: CategoryId;
  /** Which of the sample people tells it. */
  readonly author: (typeof SAMPLE_PEOPLE)[number]['nickname'];
  readonly authorSide: Side;
  readonly anonymous?: boolean;
  /** How many votes, and the share of them for her. */
  readonly votes: number;
  readonly split: number;
  readonly comments: number;
};

export const SAMPLE_CONFLICTS: readonly Sample[] = [
  {
    title: 'She told her sister what I said in therapy',
    herSide:
      'I was upset and my sister asked why. I did not tell her details, only that he had said he feels lonely. She is the one I talk to, she always has been.',
    hisSide:
      'I said it in a room with a door. The next Sunday her sister put a hand on my arm and asked whether I was less lonely now. I have not said anything real in there since.',
    category: 'trust',
    author: 'Bo',
    authorSide: 'his',
    anonymous: true,
    votes: 42,
    split: 0.31,
    comments: 3,
  },
  {
    title: 'Is a shared calendar too much to ask?',
    herSide:
      'I plan the dentist, the birthdays, the parents’ evenings. All I ask is that he looks at the calendar before he says yes to somebody. It is one tap.',
    hisSide:
      'I have a calendar at work that rings every ten minutes. At home I want to be asked, by a person, and to ask back. That is how people who live together talk.',
    category: 'time',
    author: 'Marta',
    authorSide: 'her',
    votes: 131,
    split: 0.72,
    comments: 4,
  },
  {
    title: 'His mother has a key to our flat',
    herSide:
      'I came out of the shower and she was watering the plants. She is kind and I like her. I want to hear the bell before I see her.',
    hisSide:
      'She lives two streets away and feeds the cat when we are gone. Asking for the key back would hurt her more than an unexpected hello hurts us.',
    category: 'social',
    author: 'Priya',
    authorSide: 'her',
    anonymous: true,
    votes: 118,
    split: 0.88,
    comments: 6,
  },
  {
    title: 'Phones in bed, after ten',
    herSide:
      'The last thing I see at night is his face lit blue. I do not need to talk. I would like him to be there when he is there.',
    hisSide:
      'It is the only half hour of the day in which nobody needs anything from me. I lie next to her because I want to be next to her.',
    category: 'communication',
    author: 'Henrik',
    authorSide: 'his',
    votes: 164,
    split: 0.51,
    comments: 12,
  },
  {
    title: 'We moved for my job, now it is her turn',
    herSide:
      'Six years ago I packed up my life for his job, and he said the next one would be mine. The next one is here. It is in the north, and now it is too cold.',
    hisSide:
      'I said it and I meant it. But we have two children in school now and a house, and her offer pays less than what I would give up. A promise should be able to meet the facts.',
    category: 'money',
    author: 'Henrik',
    authorSide: 'his',
    votes: 107,
    split: 0.47,
    comments: 7,
  },
  {
    title: 'He says the dishwasher is “my system”, so he never loads it',
    herSide:
      'I have shown him twice. He puts one cup in, leaves the rest on the counter and says he did not want to do it wrong. It is a dishwasher. I am not asking for perfect, I am asking not to be the only one who sees the counter.',
    hisSide:
      'Whatever I load gets rearranged in front of me. After the tenth time you stop volunteering to be corrected. I do the bins, the car and every breakfast, and nobody re-does those after me.',
    category: 'household',
    author: 'Marta',
    authorSide: 'her',
    anonymous: true,
    votes: 63,
    split: 0.62,
    comments: 9,
  },
  {
    title: 'Do we tell the children that Santa is not real?',
    herSide:
      'She is eight and asked me straight out. I do not want to be the one who lies when she already knows, and has to find out that I did.',
    hisSide:
      'One more winter. Her little brother is four and would know the same day. Some stories are a present you give the other child.',
    category: 'parenting',
    author: 'Bo',
    authorSide: 'his',
    votes: 38,
    split: 0.44,
    comments: 5,
  },
  {
    title: 'Alex wants to keep the tent, I want the space',
    herSide:
      'We have used it once in four years. It takes the whole shelf and I have nowhere to put the sewing machine that I use every week.',
    hisSide:
      'That one time was the best week we have had. If it goes, I know we will never go again, and I would like to live as if we might.',
    category: 'love',
    author: 'Sam',
    authorSide: 'her',
    votes: 17,
    split: 0.55,
    comments: 2,
  },
  {
    title: 'Should I have told him what the sofa cost?',
    herSide:
      'I paid for it from my own account, with my own bonus. He would have talked me down to the grey one, and I would have looked at the grey one for ten years.',
    hisSide:
      'It is not the money. It stands in our room, and I found out the price from the delivery man. I do not want to be somebody one buys sofas around.',
    category: 'money',
    author: 'Amara',
    authorSide: 'her',
    votes: 24,
    split: 0.39,
    comments: 4,
  },
  {
    title: 'He invites people without asking me first',
    herSide:
      'I come home from a late shift and there are five coats in the hall. I like his friends. I would like to know, so that I can be glad about it.',
    hisSide:
      'My home always had an open door; that is what makes it one. I cook, I clean up after. Asking permission to have friends round feels like living at a hotel.',
    category: 'social',
    author: 'Bo',
    authorSide: 'his',
    anonymous: true,
    votes: 9,
    split: 0.6,
    comments: 1,
  },
  {
    title: 'Sunday mornings: run together or sleep in?',
    herSide:
      'All week we pass each other in the kitchen. Sunday at eight, along the river, is the one hour in which he talks without being asked.',
    hisSide:
      'I get up at half past five, five days a week. I love her and I love the river, and I would love them both at eleven.',
    category: 'time',
    author: 'Amara',
    authorSide: 'her',
    votes: 5,
    split: 0.4,
    comments: 0,
  },
  {
    title: 'She reads my messages over my shoulder',
    herSide:
      'We sit on one sofa, the phone is in front of my face. I am not spying. If it is nothing, why does he tilt it away?',
    hisSide:
      'It is nothing, and it is mine. A friend writes to me about his divorce, and he writes it to me. I should not have to explain a tilted phone.',
    category: 'trust',
    author: 'Henrik',
    authorSide: 'his',
    anonymous: true,
    votes: 0,
    split: 0.5,
    comments: 0,
  },
];

export const SAMPLE_COMMENTS: readonly string[] = [
  'Leave the room while the other one does it. We did, for a month. It works, and the plates survive.',
  'The counter is the point, not the machine. Who notices is who works.',
  'Correcting someone who helps is a way of saying don’t help.',
  'Both of you are describing the same evening and neither of you sounds wrong. Have you read each other’s side aloud?',
  'A promise is a promise. But ask what it was for, too.',
  'We had this exact fight for three years. A whiteboard in the kitchen ended it, not a talk.',
  'You are allowed to want the bell to ring. It is your home.',
  'What would you say to your best friend if they told you his side as their own?',
  'I voted against the one I would have been. That was instructive.',
  'It is never about the calendar.',
];
