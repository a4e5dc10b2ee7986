import { createDangerFinder } from './find-dangers.ts';
import { ENGLISH } from './phrases-en.ts';

/** Of what danger an English text speaks. */
export const findDangers = createDangerFinder(ENGLISH);
