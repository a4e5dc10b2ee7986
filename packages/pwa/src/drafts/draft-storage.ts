import type { CommentId, ConflictId, OpId, UpdateId } from '@twosides/domain/kernel';
import type { Viewer } from '../session/known-member.ts';
import { draftsOf } from './forget-drafts.ts';
import { tabId } from './tab-id.ts';

/** What somebody is in the middle of telling. */
export type DraftName =
  | 'onboarding'
  | 'conflict'
  | 'profile'
  | 'report'
  | `comment-${ConflictId}`
  | `edit-${ConflictId}`
  | `update-${ConflictId}`
  | `report-${ConflictId | CommentId | UpdateId}`
  | `outbox-${OpId}`;

/** @returns null for what the form cannot have written, or only an earlier version of it */
export type ParseDraft<Draft> = (stored: unknown) => Draft | null;

export type DraftStorage<Draft> = {
  /** This tab's own; else the newest that another tab has left, which this one goes on with. */
  readonly read: () => Draft | null;
  readonly keep: (draft: Draft) => void;
  readonly forget: () => void;
};

/** How long a draft waits for its writer, in ms. */
const OLDEST = 30 * 24 * 3_600_000;
/** Over all forms and writers; the oldest go. */
const MOST = 50;

/** One tab's draft as it lies in the storage. */
type Version = { readonly key: string; readonly stored: string; readonly at: number; readonly draft: unknown };

/** By this tab's own key: what it goes on with, until that is its own. */
const takenUp = new Map<string, Version>();

/**
 * One form's draft on this device. A reload or a closed tab loses nothing, another member never sees it, and tabs never
 * overwrite each other's: each has a version of its own, and one that was left in another tab is offered at the next
 * opening of the form. What a visitor wrote is offered to the member that they become.
 */
export function draftStorage<Draft>(name: DraftName, writer: Viewer, parse: ParseDraft<Draft>): DraftStorage<Draft> {
  const ending = () => `${name}:${tabId()}`;
  const ownKey = () => draftsOf(writer) + ending();

  /** Where another tab goes on writing what was taken up here, that is another text by then, and stays. */
  const releaseTakenUp = () => {
    const taken = takenUp.get(ownKey());
    takenUp.delete(ownKey());
    if (taken && attempt(() => localStorage.getItem(taken.key)) === taken.stored) removeItem(taken.key);
  };

  const keep = (draft: Draft) => {
    const stored = JSON.stringify({ at: Date.now(), draft });
    attempt(() => {
      localStorage.setItem(ownKey(), stored);
      releaseTakenUp();
    });
  };

  return {
    read() {
      const versions = attempt(readVersions) ?? [];
      const beginnings = [draftsOf(writer), draftsOf('visitor')].map((prefix) => prefix + name);
      const own = versions.filter(({ key }) => beginnings.some((beginning) => key.startsWith(`${beginning}:`)));
      for (const version of own.sort((a, b) => Number(isOfThisTab(b)) - Number(isOfThisTab(a)))) {
        const draft = parse(version.draft);
        if (draft === null) continue;
        if (version.key === ownKey()) return draft;
        takenUp.set(ownKey(), version);
        // From here on it is the member's, and nobody else is to find it.
        if (!version.key.startsWith(draftsOf(writer))) keep(draft);
        return draft;
      }
      return null;
    },
    keep,
    forget() {
      removeItem(ownKey());
      releaseTakenUp();
    },
  };

  function isOfThisTab({ key }: Version) {
    return key.endsWith(`:${ending()}`);
  }
}

/** All that are kept, the newest first; what is too old or too much is removed. */
function readVersions(): readonly Version[] {
  const versions = Object.keys(localStorage)
    .filter((key) => key.startsWith('draft:'))
    .map((key) => toVersion(key, localStorage.getItem(key) ?? ''))
    .sort((a, b) => b.at - a.at);
  const isKept = ({ at }: Version, index: number) => index < MOST && Date.now() - at < OLDEST;
  for (const [index, version] of versions.entries()) if (!isKept(version, index)) removeItem(version.key);
  return versions.filter(isKept);
}

function toVersion(key: string, stored: string): Version {
  const parsed: unknown = attempt(() => JSON.parse(stored));
  const isVersion = typeof parsed === 'object' && parsed !== null && 'at' in parsed && 'draft' in parsed;
  return { key, stored, at: isVersion ? Number(parsed.at) || 0 : 0, draft: isVersion ? parsed.draft : null };
}

const removeItem = (key: string) => attempt(() => localStorage.removeItem(key));

/**
 * A browser may refuse its storage altogether (private windows, a full disk). A draft is a courtesy: then there is
 * none.
 */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
