import type { SamplePerson } from './sample.ts';

/** The authors of the sample conflicts. Nobody can sign in as one of them. */
export const AUTHORS: readonly SamplePerson[] = (
  [
    ['Marta', 'she/her', 'Jonas', 'he/him', 'woman-medium-brown', 'man-light-brown'],
    ['Bo', 'he/him', 'Ines', 'she/her', 'man-medium-black', 'woman-medium-black'],
    ['Sam', 'they/them', 'Alex', 'they/them', 'man-asian-black', 'geometric'],
    ['Priya', 'she/her', 'Dev', 'he/him', 'woman-indian-black', 'man-indian-black'],
    ['Henrik', 'he/him', 'Lotte', 'she/her', 'man-light-blonde', 'woman-light-blonde'],
    ['Amara', 'she/her', 'Kofi', 'he/him', 'woman-dark-black', 'man-dark-black'],
    ['Femi', 'he/him', 'Tunde', 'he/him', 'man-dark-brown', 'man-dark-black'],
    ['Gus', 'he/him', 'Beatrice', 'she/her', 'man-light-brown', 'geometric'],
    ['Yuki', 'she/her', 'my husband', 'he/him', 'woman-asian-black', 'geometric'],
    ['Wren', 'they/them', 'Callum', 'he/him', 'geometric', 'man-light-brown'],
    ['Lin', 'she/her', 'Wei', 'he/him', 'woman-asian-black', 'man-asian-black'],
    ['Théo', 'he/him', 'Margaux', 'she/her', 'man-medium-brown', 'woman-light-brown'],
    ['Hannah', 'she/her', 'Eli', 'he/him', 'woman-light-brown', 'man-medium-brown'],
    ['Declan', 'he/him', 'Sinéad', 'she/her', 'man-light-brown', 'woman-light-blonde'],
    ['Skye', 'xe/xem', 'Pat', 'she/her', 'geometric', 'woman-medium-brown'],
    ['Matteo', 'he/him', 'Giulia', 'she/her', 'man-medium-brown', 'woman-medium-black'],
    ['Ravi', 'he/him', 'Meera', 'she/her', 'man-indian-black', 'woman-indian-black'],
    ['Joanna', 'she/her', 'K.', 'he/him', 'woman-light-blonde', 'geometric'],
    ['Leila', 'she/her', 'Farid', 'he/him', 'woman-medium-black', 'man-medium-black'],
    ['Ruth', 'she/her', 'Naomi', 'she/her', 'woman-light-brown', 'woman-dark-brown'],
    ['Olga', 'she/her', 'Piotr', 'he/him', 'woman-light-blonde', 'man-light-blonde'],
    ['Nadia', 'she/her', 'Colette', 'she/her', 'woman-medium-black', 'woman-light-brown'],
    ['Freya', 'she/her', 'Oskar', 'he/him', 'woman-light-blonde', 'geometric'],
    ['Luca', 'he/him', 'Tomás', 'he/him', 'man-medium-black', 'man-medium-brown'],
    ['Emeka', 'he/him', 'Sade', 'she/her', 'man-dark-black', 'woman-dark-black'],
    ['Dmitri', 'he/him', 'Vera', 'she/her', 'man-light-blonde', 'geometric'],
    ['Carmen', 'she/her', 'Andrés', 'he/him', 'woman-medium-brown', 'man-medium-black'],
  ] as const
).map(([userNickname, userPronouns, partnerNickname, partnerPronouns, userAvatarId, partnerAvatarId]) => ({
  userNickname,
  userPronouns,
  partnerNickname,
  partnerPronouns,
  userAvatarId,
  partnerAvatarId,
}));
