import { readFileSync } from 'node:fs';
import { CATEGORY_IDS, SIDES, UPDATES, VOTES_HELPED } from '@twosides/domain/model';
import type { OnboardingInput } from '@twosides/domain/profile';
import * as v from 'valibot';

export const AUTHOR = 'the author';

const side = v.picklist(SIDES);

const sampleComment = v.strictObject({
  by: v.string(),
  side: v.exactOptional(side),
  text: v.string(),
  /** The name of another member, to whose latest earlier comment this comment replies. */
  to: v.exactOptional(v.string()),
  helpful: v.optional(v.number(), 0),
  toBoth: v.optional(v.boolean(), false),
  minds: v.optional(v.number(), 0),
});
export type SampleComment = v.InferOutput<typeof sampleComment>;

const sampleUpdate = v.strictObject({
  /** Hours before seeding. */
  ago: v.number(),
  ending: v.picklist(UPDATES),
  votesHelped: v.optional(v.nullable(v.picklist(VOTES_HELPED)), null),
  text: v.string(),
});
export type SampleUpdate = v.InferOutput<typeof sampleUpdate>;

const sampleConflict = v.strictObject({
  title: v.string(),
  herSide: v.string(),
  hisSide: v.string(),
  author: v.string(),
  authorSide: side,
  anonymous: v.optional(v.boolean(), false),
  tags: v.optional(v.array(v.string()), []),
  /** Hours between posting and seeding. */
  age: v.number(),
  interest: v.optional(v.picklist(['early', 'steady', 'growing']), 'early'),
  votes: v.strictObject({ her: v.number(), his: v.number() }),
  comments: v.array(sampleComment),
  /** At least 72 hours apart, or 96 for an anonymous conflict, because the site refuses earlier updates (`opensAt`). */
  updates: v.optional(v.array(sampleUpdate), []),
});
export type SampleConflict = v.InferOutput<typeof sampleConflict>;

const samplesOfCategory = v.strictObject({ category: v.picklist(CATEGORY_IDS), conflicts: v.array(sampleConflict) });
export type SamplesOfCategory = v.InferOutput<typeof samplesOfCategory>;

export const SAMPLES: readonly SamplesOfCategory[] = v.parse(
  v.array(samplesOfCategory),
  JSON.parse(readFileSync(new URL('./samples.json', import.meta.url), 'utf8')),
);

export type SamplePerson = OnboardingInput;
