import { type CommentId, type ConflictId, DAY, type OpId, parseOpId, type UpdateId } from '@twosides/domain/kernel';
import { isFlowOpen } from '@twosides/domain/model';
import * as v from 'valibot';
import { newOperationId } from '../api/operation-id.ts';
import { readViewer, type Viewer } from '../session/known-member.ts';
import { attempt, tabStorage } from '../ui/storage.ts';
import { draftsOf, noteWritten, places, wasWritten } from './delete-drafts.ts';

export type DraftName =
  | 'onboarding'
  | 'conflict'
  | 'profile'
  | 'report'
  | `comment-${ConflictId}`
  | `reply-${CommentId}`
  | `edit-${ConflictId}`
  | `update-${ConflictId}`
  | `report-${ConflictId | CommentId | UpdateId}`
  | `outbox-${OpId}`;

const OLDEST = 30 * DAY;
/** Maximum number of stored drafts. The oldest are deleted first. */
const MAX_DRAFTS = 50;

type Version = {
  readonly place: Storage;
  readonly key: string;
  readonly stored: string;
  readonly at: number;
  /** Milliseconds since the epoch; 0 if the draft was never offered. */
  readonly offeredAt: number;
  readonly draft: unknown;
};

const adopted = new Map<string, Version>();

export function draftStorage<Draft>(name: DraftName, writer: Viewer, parse: ParseDraft<Draft>) {
  const ending = () => `${name}:${tabId()}`;
  const ownKey = () => draftsOf(writer) + ending();

  const deleteAdopted = () => {
    const taken = adopted.get(ownKey());
    adopted.delete(ownKey());
    if (taken && attempt(() => taken.place.getItem(taken.key)) === taken.stored) removeItem(taken.place, taken.key);
  };

  const store = (draft: Draft) => {
    const stored = JSON.stringify({ at: Date.now(), draft });
    attempt(() => {
      const isLasting = writer !== 'visitor' && readViewer() === writer;
      const [place, other] = isLasting ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
      place.setItem(ownKey(), stored);
      other.removeItem(ownKey());
      noteWritten(ownKey());
      deleteAdopted();
    });
  };

  return {
    read(): Draft | null {
      const versions = attempt(readVersions) ?? [];
      const own = versions.filter(
        ({ key, offeredAt }) =>
          key.startsWith(`${draftsOf(writer)}${name}:`) ||
          (key.startsWith(`${draftsOf('visitor')}${name}:`) && isFlowOpen(offeredAt, Date.now())),
      );
      for (const version of own.sort((a, b) => Number(isOfThisTab(b)) - Number(isOfThisTab(a)))) {
        const draft = parse(version.draft);
        if (draft === null) continue;
        if (version.key === ownKey()) return draft;
        adopted.set(ownKey(), version);
        if (!version.key.startsWith(draftsOf(writer))) store(draft);
        return draft;
      }
      return null;
    },
    /** Whether the draft was written since the page was loaded, so that its writer needs no reminder of it. */
    isOfThisVisit: () => wasWritten(`${draftsOf(writer)}${name}:`),
    store,
    offer: () =>
      void attempt(() => {
        const stored: unknown = JSON.parse(sessionStorage.getItem(ownKey()) ?? 'null');
        if (stored) sessionStorage.setItem(ownKey(), JSON.stringify({ ...stored, offeredAt: Date.now() }));
      }),
    delete() {
      for (const place of places()) removeItem(place, ownKey());
      deleteAdopted();
    },
  };

  function isOfThisTab({ key }: Version) {
    return key.endsWith(`:${ending()}`);
  }
}

function readVersions(): readonly Version[] {
  const versions = places()
    .flatMap((place) =>
      Object.keys(place)
        .filter((key) => key.startsWith('draft:'))
        .map((key) => toVersion(place, key, place.getItem(key) ?? '')),
    )
    .sort((a, b) => b.at - a.at);
  const isKept = ({ at }: Version, index: number) => index < MAX_DRAFTS && Date.now() - at < OLDEST;
  for (const [index, version] of versions.entries())
    if (!isKept(version, index)) removeItem(version.place, version.key);
  return versions.filter(isKept);
}

function toVersion(place: Storage, key: string, stored: string): Version {
  const parsed: unknown = attempt(() => JSON.parse(stored));
  const { at, draft = null, offeredAt }: Record<string, unknown> = isRecord(parsed) ? parsed : {};
  return { place, key, stored, at: Number(at) || 0, offeredAt: Number(offeredAt) || 0, draft };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const removeItem = (place: Storage, key: string) => attempt(() => place.removeItem(key));

export type ParseDraft<Draft> = (stored: unknown) => Draft | null;

export const textDraft: ParseDraft<string> = (stored) => (typeof stored === 'string' && stored !== '' ? stored : null);

/** The schema of a draft's operation id. */
export const draftOpId = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => (text === null ? null : parseOpId(text))),
);

export const bySchema =
  <Draft>(schema: v.GenericSchema<unknown, Draft>): ParseDraft<Draft> =>
  (stored) => {
    const parsed = v.safeParse(schema, stored);
    return parsed.success ? parsed.output : null;
  };

const TAB_KEY = 'tab';

let ownTabId: string | undefined;

/** In storage only between two page loads, because a duplicated tab copies the storage and needs its own id. */
function tabId(): string {
  if (ownTabId !== undefined) return ownTabId;
  const own = takeOver() ?? newOperationId();
  window.addEventListener('pagehide', () => tabStorage.write(TAB_KEY, own));
  window.addEventListener('pageshow', takeOver);
  ownTabId = own;
  return own;
}

function takeOver(): string | null {
  const left = tabStorage.read(TAB_KEY);
  tabStorage.remove(TAB_KEY);
  return left;
}
