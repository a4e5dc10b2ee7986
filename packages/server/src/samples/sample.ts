import type { CategoryId, Side, UpdateAnswers } from '@twosides/domain/model';
import type { OnboardingInput } from '@twosides/domain/profile';

/** Stands for the conflict's author in `SampleComment.by`. */
export const AUTHOR = 'the author';

export type SampleComment = {
  /** A sample member's nickname, or `AUTHOR`. */
  readonly by: string;
  /** The commenter's vote. Missing for the conflict's author and for commenters who have not voted. */
  readonly side?: Side;
  readonly text: string;
  /** Replies to the latest earlier comment by this member. */
  readonly to?: string;
  /** The number of helpful marks. */
  readonly helpful?: number;
  /** Whether active voters of both sides alternate in giving the marks. */
  readonly toBoth?: boolean;
  /** How many of the marks say that the comment changed the marker's mind. */
  readonly minds?: number;
};

/** An update by the author. `ago` is in hours before seeding. */
export type SampleUpdate = Partial<Pick<UpdateAnswers, 'votesHelped'>> &
  Pick<UpdateAnswers, 'ending' | 'text'> & { readonly ago: number };

export type SampleConflict = {
  readonly title: string;
  readonly herSide: string;
  readonly hisSide: string;
  /** A sample author's nickname. */
  readonly author: string;
  readonly authorSide: Side;
  readonly anonymous?: boolean;
  readonly tags?: readonly string[];
  /** Hours between posting and seeding. */
  readonly age: number;
  /** When most votes came. Early if not set. */
  readonly interest?: 'steady' | 'growing';
  readonly votes: Readonly<Record<Side, number>>;
  /** Oldest first. */
  readonly comments: readonly SampleComment[];
  /** Oldest first, at least 72 hours apart, or 96 for an anonymous conflict. */
  readonly updates?: readonly SampleUpdate[];
};

export type SamplesOfCategory = { readonly category: CategoryId; readonly conflicts: readonly SampleConflict[] };

export type SamplePerson = OnboardingInput;
