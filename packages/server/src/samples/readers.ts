import { AVATAR_PRESETS, GEOMETRIC_AVATAR_ID, type Pronouns } from '@twosides/domain/model';
import type { SamplePerson } from './sample.ts';

const names = (list: string): readonly string[] => list.split(',').map((name) => name.trim());

const WOMEN = names(`
  Adaeze, Agata, Annika, Bettina, Brid, Bronagh, Brunhilde, Callista, Catriona, Chiara, Clementine, Constance, Delphine, Ebba, Efua, Fenella,
  Gloria, Grandma Jo, Gwendolyn, Ife, Imogen, Ines K, Ioana, Jacinta, Josefina, Kerstin, Kirsten, Liesbeth, Lieselotte, Maeve, Mireille,
  Mirela, Moira, Nkechi, Noor, Oluchi, Ottoline, Paloma, Perpetua, Petronella, Philippa, Rosalind, Saoirse, Solveig, Sorcha, Sunniva, Svea,
  Thandi, Theodora, Ulrike, Wilhelmina, Winifred, Ximena, Yetunde, Zofia, Aisling, Beatriz, Cordelia, Dagny, Eilidh, Fatou, Ginevra, Henrike,
  Isolde, Jadwiga, Katya, Lucinda, Marguerite, Nadezhda, Odile, Roisin, Shanthi, Tamsin, Ursula, Violeta, Xanthe, Yasmin, Zuleika`);

const MEN = names(`
  Amadou, Ambrose, Anselm, Augustin, Barnaby, Bashir, Benedikt, Bernd, Bertrand, Casper, Desmond, Dieter, Emrys, Ewan, Florian, Giorgos,
  Halldor, Haruto, Hugo, Ignatius, Jomo, Kasimir, Kwabena, Leopold, Lorcan, Marcus B, Mateusz, Nikolai, Old Tom, Oleksandr, Pawel, Piet,
  Radomir, Raimund, Sándor, Sipho, Tariq, Teodor, Vikram, Yannick, Alasdair, Bogdan, Cuthbert, Dashiell, Eskil, Fabrizio, Gethin, Hamish,
  Ivo, Jarek, Klaus, Lamar, Mihai, Nuno, Olivier, Rasmus, Stellan, Thabo, Ulf, Vasco`);

const OTHERS = names(
  'Ludo, Quentin, Ash, Blue, Ellis, Indigo, Juno, Kit, Lark, Marlowe, Onyx, Phoenix, Rowan, Sage, Tuesday, Vesper',
);

const portraits = (style: 'woman' | 'man') => AVATAR_PRESETS.filter((preset) => preset.style === style);

const avatarFor = (style: 'woman' | 'man', index: number): string =>
  index % 3 === 2 ? GEOMETRIC_AVATAR_ID : (portraits(style)[index % 8]?.id ?? GEOMETRIC_AVATAR_ID);

const PARTNERS = names(
  'Robyn, Jan, Toni, Chris, Andrea, Kim, Noa, Jules, Mika, Dana, Remy, Charlie, Nico, Sasha, Gabi',
);

const readers = (
  nicknames: readonly string[],
  userPronouns: Pronouns,
  partnerPronouns: Pronouns,
  avatarOf: (index: number) => string,
  firstPartner: number,
): readonly SamplePerson[] =>
  nicknames.map((userNickname, index) => ({
    userNickname,
    userPronouns,
    userAvatarId: avatarOf(index),
    partnerNickname: PARTNERS[(index + firstPartner) % PARTNERS.length] as string,
    partnerPronouns: index % 7 === 0 ? userPronouns : partnerPronouns,
  }));

export const READERS: readonly SamplePerson[] = [
  ...readers(WOMEN, 'she/her', 'he/him', (index) => avatarFor('woman', index), 0),
  ...readers(MEN, 'he/him', 'she/her', (index) => avatarFor('man', index), 4),
  ...readers(OTHERS, 'they/them', 'they/them', () => GEOMETRIC_AVATAR_ID, 9),
];
