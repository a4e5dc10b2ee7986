import type { CategoryId, Side, UpdateAnswers } from '@twosides/domain/model';
import type { OnboardingInput } from '@twosides/domain/profile';

/** Comments by the conflict's author. */
export const AUTHOR = 'the author';

export type SampleComment = {
  /** A sample member's nickname, or `AUTHOR`. */
  readonly by: string;
  /** The writer's vote; missing for the author and non-voters. */
  readonly side?: Side;
  readonly text: string;
  /** Whose latest comment before it answers. */
  readonly to?: string;
  /** Helpful marks. */
  readonly helpful?: number;
  /** Whether the marks are by regular voters of either side in turn. */
  readonly toBoth?: boolean;
  /** Among those marks, whose mind it changed. */
  readonly minds?: number;
};

/** An update, in hours before seeding. */
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
  /** When most votes came; early by default. */
  readonly interest?: 'steady' | 'growing';
  readonly votes: Readonly<Record<Side, number>>;
  /** In order. */
  readonly comments: readonly SampleComment[];
  /** In order, 72 hours apart; 96 for an anonymous conflict. */
  readonly updates?: readonly SampleUpdate[];
};

export type SamplesOfCategory = { readonly category: CategoryId; readonly conflicts: readonly SampleConflict[] };

export type SamplePerson = OnboardingInput;
