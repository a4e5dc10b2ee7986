import type { CategoryId, Side, UpdateAnswers } from '@twosides/domain/model';
import type { OnboardingInput } from '@twosides/domain/profile';

/** Who comments where the conflict's own author does. */
export const AUTHOR = 'the author';

export type SampleComment = {
  /** The nickname of a sample member, or `AUTHOR`. */
  readonly by: string;
  /** How its writer has voted; left out by the author, and by those who have not voted. */
  readonly side?: Side;
  readonly text: string;
  /** How many others find it helpful. */
  readonly helpful?: number;
};

/** What its author has told of how it went, so many hours before the moment of seeding. */
export type SampleUpdate = Partial<Pick<UpdateAnswers, 'votesHelped'>> &
  Pick<UpdateAnswers, 'ending' | 'text'> & { readonly ago: number };

export type SampleConflict = {
  readonly title: string;
  readonly herSide: string;
  readonly hisSide: string;
  /** The nickname of one of the sample authors. */
  readonly author: string;
  readonly authorSide: Side;
  readonly anonymous?: boolean;
  readonly tags?: readonly string[];
  /** Hours from the posting to the moment of seeding. */
  readonly age: number;
  /** When most votes came: soon after the posting unless it says otherwise. */
  readonly interest?: 'steady' | 'growing';
  readonly votes: Readonly<Record<Side, number>>;
  /** In the order in which they were written. */
  readonly comments: readonly SampleComment[];
  /** In the order in which they were told, 72 hours apart; of an anonymous one 96. */
  readonly updates?: readonly SampleUpdate[];
};

export type SamplesOfCategory = { readonly category: CategoryId; readonly conflicts: readonly SampleConflict[] };

export type SamplePerson = OnboardingInput;
