import { expect } from 'vitest';
import type { OpId } from '../kernel/ids.ts';
import type { Decision, Write } from '../model/write.ts';

type WriteOf<Kind extends Write['kind']> = Extract<Write, { readonly kind: Kind }>;
type Writes = { readonly writes: readonly Write[] };

export const writesOf = <Kind extends Write['kind']>({ writes }: Writes, kind: Kind): readonly WriteOf<Kind>[] =>
  writes.filter((write): write is WriteOf<Kind> => write.kind === kind);

export const writeOf = <Kind extends Write['kind']>(decided: Writes, kind: Kind): WriteOf<Kind> | null => {
  const [found = null, ...more] = writesOf(decided, kind);
  if (more.length > 0) throw new Error(`There are ${more.length + 1} writes of the kind ${kind}`);
  return found;
};

/** Decides on this state in place of a store, and keeps the writes. */
export const decidingOn = <State>(state: State) => {
  const kept: { writes: readonly Write[] } = { writes: [] };
  const decide = async <Result>(decision: Decision<State, Result>): Promise<Result> => {
    const { writes, result } = decision(state);
    kept.writes = writes;
    return result;
  };
  return { kept, decide };
};

export const operationOf = (decided: Writes) => writeOf(decided, 'record-operation')?.operation ?? null;

/** The write that records an operation with this id. `made`: what the operation created, sealed. */
export const recordedAs = (opId: OpId, made: string | null = null) => ({
  kind: 'record-operation',
  operation: expect.objectContaining({ opId, made }),
});

export const refusedWith = (error: string) => ({ writes: [], result: { ok: false, error } });
