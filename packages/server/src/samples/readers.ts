import { AVATAR_PRESETS, GEOMETRIC_AVATAR_ID } from '@twosides/domain/model';
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
const partnerOf = (index: number): string => PARTNERS[index % PARTNERS.length] as string;

export const READERS: readonly SamplePerson[] = [
  ...WOMEN.map((userNickname, index) => ({
    userNickname,
    userPronouns: 'she/her',
    userAvatarId: avatarFor('woman', index),
    partnerNickname: partnerOf(index),
    partnerPronouns: index % 7 === 0 ? 'she/her' : 'he/him',
  })),
  ...MEN.map((userNickname, index) => ({
    userNickname,
    userPronouns: 'he/him',
    userAvatarId: avatarFor('man', index),
    partnerNickname: partnerOf(index + 4),
    partnerPronouns: index % 7 === 0 ? 'he/him' : 'she/her',
  })),
  ...OTHERS.map((userNickname, index) => ({
    userNickname,
    userPronouns: 'they/them',
    userAvatarId: GEOMETRIC_AVATAR_ID,
    partnerNickname: partnerOf(index + 9),
    partnerPronouns: 'they/them',
  })),
];
