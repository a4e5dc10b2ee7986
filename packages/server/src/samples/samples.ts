import { COMMUNICATION } from './communication.ts';
import { HOUSEHOLD } from './household.ts';
import { LOVE } from './love.ts';
import { MONEY } from './money.ts';
import { PARENTING } from './parenting.ts';
import type { SamplesOfCategory } from './sample.ts';
import { SOCIAL } from './social.ts';
import { TIME } from './time.ts';
import { TRUST } from './trust.ts';

export const SAMPLES: readonly SamplesOfCategory[] = [
  LOVE,
  HOUSEHOLD,
  COMMUNICATION,
  MONEY,
  PARENTING,
  TRUST,
  TIME,
  SOCIAL,
];
