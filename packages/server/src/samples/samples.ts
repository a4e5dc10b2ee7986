import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type SamplesOfCategory, samples } from './sample.ts';

export const SAMPLES: readonly SamplesOfCategory[] = v.parse(
  samples,
  JSON.parse(readFileSync(new URL('./samples.json', import.meta.url), 'utf8')),
);
