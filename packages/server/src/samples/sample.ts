import type { CategoryId, Side, UpdateAnswers } from '@twosides/domain/model';
import type { OnboardingInput } from '@twosides/domain/profile';

export const AUTHOR = 'the author';

export type SampleComment = {
  readonly by: string;
  readonly side?: Side;
  readonly text: string;
  /** The name of another member, to whose latest earlier comment this comment replies. */
  readonly to?: string;
  readonly helpful?: number;
  readonly toBoth?: boolean;
  readonly minds?: number;
};

/** `ago`: hours before seeding. */
export type SampleUpdate = Partial<Pick<UpdateAnswers, 'votesHelped'>> &
  Pick<UpdateAnswers, 'ending' | 'text'> & { readonly ago: number };

export type SampleConflict = {
  readonly title: string;
  readonly herSide: string;
  readonly hisSide: string;
  readonly author: string;
  readonly authorSide: Side;
  readonly anonymous?: boolean;
  readonly tags?: readonly string[];
  /** Hours between posting and seeding. */
  readonly age: number;
  readonly interest?: 'steady' | 'growing';
  readonly votes: Readonly<Record<Side, number>>;
  readonly comments: readonly SampleComment[];
  /** At least 72 hours apart, or 96 for an anonymous conflict, because the site refuses earlier updates (`opensAt`). */
  readonly updates?: readonly SampleUpdate[];
};

export type SamplesOfCategory = { readonly category: CategoryId; readonly conflicts: readonly SampleConflict[] };

export type SamplePerson = OnboardingInput;
