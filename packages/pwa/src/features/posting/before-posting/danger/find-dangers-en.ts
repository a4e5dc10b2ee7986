import { createDangerFinder } from './find-dangers.ts';
import { ENGLISH } from './phrases-en.ts';

export const findDangers = createDangerFinder(ENGLISH);
