import type { MemberId } from '@twosides/domain';
import * as v from 'valibot';

/** What somebody is in the middle of telling. */
export type DraftName = 'onboarding' | 'conflict';

/** One member's draft on this device. A reload or a closed tab loses nothing; another member never sees it. */
export function draftStorage<Draft>(name: DraftName, memberId: MemberId, schema: v.GenericSchema<unknown, Draft>) {
  const key = `draft:${name}:${memberId}`;
  return {
    /** @returns null without one, and for one that an earlier version of the form has written */
    read(): Draft | null {
      const parsed = v.safeParse(schema, parseJson(readItem(key)));
      return parsed.success ? parsed.output : null;
    },
    keep: (draft: Draft) => writeItem(key, JSON.stringify(draft)),
    forget: () => removeItem(key),
  };
}

// A browser may refuse its storage altogether (private windows, a full disk). A draft is a courtesy: then there is none.

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
