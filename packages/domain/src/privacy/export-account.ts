import type { AccountStore, SignIn } from '../accounts/accounts.port.ts';
import type { AlertStore } from '../alerts/alerts.port.ts';
import { MAX_ALERTS } from '../alerts/alerts.rule.ts';
import { alertView } from '../alerts/alerts.ts';
import type { Clock, ConflictId, MemberId, Result, Secrets } from '../kernel/index.ts';
import { err, ok, toIsoTime } from '../kernel/index.ts';
import type { ConflictHead } from '../model/index.ts';
import type { RelationStore } from '../profile/profile.port.ts';
import { currentUserView } from '../profile/profile.view.ts';
import { RELATED_SHOWN } from '../profile/relations.ts';
import type { PushStore } from '../push/push.port.ts';
import type { Accounts, ConflictPage, ConflictReader } from '../reading/reading.port.ts';
import { passkeyName } from '../sign-in/passkey-name.rule.ts';
import type { SessionStore } from '../sign-in/sign-in.port.ts';
import { connectionsView, sessionView } from '../sign-in/sign-in.view.ts';
import type { UpdateStore } from '../updates/update-store.port.ts';
import { fieldsOf, shownEmail } from '../wire/index.ts';
import { type AccountExport, EXPORT_VERSION, exportedConflictEntries } from './account-export.view.ts';
import { ownerOf } from './delete-account.ts';
import type {
  DataOwner,
  PersonalDataStore,
  PersonalPage,
  PersonalPart,
  PersonalRecords,
} from './personal-data-store.port.ts';

type Needs = {
  accounts: AccountStore;
  sessions: SessionStore;
  reading: ConflictReader;
  updates: Pick<UpdateStore, 'list'>;
  alerts: AlertStore;
  subscriptions: Pick<PushStore, 'listOf'>;
  relations: Pick<RelationStore, 'list'>;
  personalData: PersonalDataStore;
  secrets: Secrets;
  clock: Clock;
};

const PAGE = 200;

/** Yields JSON text in chunks. If a read fails, the text ends early. */
export const exportAccount =
  (needs: Needs) =>
  async (member: MemberId): Promise<Result<AsyncIterable<string>, 'authentication-required'>> => {
    const account = await needs.accounts.readSignIn(member, needs.clock());
    return account === null ? err('authentication-required') : ok(jsonText(sourcesOf(needs, account)));
  };

type Sources = {
  readonly [Name in keyof AccountExport]: AccountExport[Name] extends readonly (infer Item)[]
    ? AsyncIterable<Item>
    : AccountExport[Name] | Promise<AccountExport[Name]>;
};

const sourcesOf = (
  needs: Needs,
  { member, credential, identities, passkeys, pendingEmail, devices }: SignIn,
): Sources => {
  const owner = ownerOf(needs.secrets, member.id);
  const read = <Part extends PersonalPart, Item>(part: Part, toItem: (record: PersonalRecords[Part]) => Item) =>
    mapped(recordsOf(needs.personalData, part, owner), toItem);
  return {
    format: 'twosides-account',
    version: EXPORT_VERSION,
    exportedAt: toIsoTime(needs.clock()),
    profile: { ...currentUserView(member), lastName: member.lastName, updatedAt: toIsoTime(member.updatedAt) },
    signIn: {
      hasPassword: credential !== null,
      passwordChangedAt: credential && toIsoTime(credential.updatedAt),
      pendingEmail: pendingEmail && shownEmail(pendingEmail.email),
      connections: connectionsView(identities),
      passkeys: passkeys.map((passkey) => ({
        name: passkeyName(passkey),
        madeFor: passkey.rpId,
        madeOn: toIsoTime(passkey.madeOn),
        lastUsedOn: passkey.lastUsedOn === null ? null : toIsoTime(passkey.lastUsedOn),
        isSynced: passkey.isSynced,
      })),
      devices,
    },
    sessions: mapped(listed(needs.sessions.listOf(member.id, needs.clock())), sessionView),
    conflicts: mapped(conflictsOf(needs.reading, member.id), conflictItem),
    votes: read('votes', ({ votedAt, ...vote }) => ({ ...vote, votedAt: toIsoTime(votedAt) })),
    comments: joined(read('comments', commentItem), read('disguisedComments', commentItem)),
    updates: updatesOf(needs, member.id),
    updateFollows: read('updateFollows', ({ since, ...mention }) => ({ ...mention, since: toIsoTime(since) })),
    following: read('following', ({ nickname, since }) => ({ nickname, since: toIsoTime(since) })),
    followers: read('followers', ({ since }) => ({ since: toIsoTime(since) })),
    related: listed(needs.relations.list(member.id, RELATED_SHOWN)),
    reports: read('reports', ({ item, reason, note, reportedAt }) => ({
      item: item.kind,
      itemId: String(item.id),
      reason,
      note,
      reportedAt: toIsoTime(reportedAt),
    })),
    points: read('points', ({ day, ...entry }) => ({ ...entry, day: toIsoTime(day) })),
    helpfulMarks: read('helpfulMarks', ({ markedOn, ...mark }) => ({ ...mark, markedOn: toIsoTime(markedOn) })),
    alerts: mapped(listed(alertsOf(needs.alerts, member.id)), ({ text, detail, at, isRead }) => ({
      text,
      detail,
      at,
      isRead,
    })),
    alertPreferences: needs.alerts.readPreferences(member.id),
    notifiedDevices: mapped(
      listed(needs.subscriptions.listOf(member.id, needs.clock())),
      ({ device, createdAt, lastSeenAt }) => ({
        device,
        createdAt: toIsoTime(createdAt),
        lastSeenAt: toIsoTime(lastSeenAt),
      }),
    ),
  };
};

const conflictItem = (conflict: OwnConflict): AccountExport['conflicts'][number] => ({
  ...fieldsOf(conflict, exportedConflictEntries),
  submittedAt: toIsoTime(conflict.submittedAt),
});

const commentItem = ({ postedAt, ...comment }: PersonalRecords['comments']): AccountExport['comments'][number] => ({
  ...comment,
  postedAt: toIsoTime(postedAt),
});

type OwnConflict = ConflictHead & Accounts;

async function* conflictsOf(reading: ConflictReader, author: MemberId): AsyncGenerator<OwnConflict> {
  for (let after: ConflictId | null = null; ; ) {
    const page: ConflictPage = await reading.listByAuthor({ author, scope: 'own', limit: PAGE, after, viewer: null });
    const accounts = await reading.readAccounts(page.items.map(({ conflict }) => conflict.id));
    for (const { conflict } of page.items) {
      const told = accounts.get(conflict.id);
      if (told !== undefined) yield { ...conflict, ...told };
    }
    after = page.items.at(-1)?.conflict.id ?? null;
    if (!page.hasMore || after === null) return;
  }
}

async function* updatesOf(
  { reading, updates }: Pick<Needs, 'reading' | 'updates'>,
  author: MemberId,
): AsyncGenerator<AccountExport['updates'][number]> {
  for await (const { id, title, isActive, updateCount } of conflictsOf(reading, author)) {
    const listed = updateCount === 0 ? [] : await updates.list(id);
    for (const { notifiedAt, takenDownBy, review: _review, ...update } of listed)
      yield {
        ...update,
        conflictTitle: isActive ? title : null,
        notifiedAt: toIsoTime(notifiedAt),
        isVisible: takenDownBy === null,
      };
  }
}

async function* recordsOf<Part extends PersonalPart>(
  store: PersonalDataStore,
  part: Part,
  owner: DataOwner,
): AsyncGenerator<PersonalRecords[Part]> {
  let after: string | null = null;
  do {
    const page: PersonalPage<Part> = await store.read(part, owner, after, PAGE);
    yield* page.records;
    after = page.next;
  } while (after !== null);
}

const alertsOf = async (store: AlertStore, member: MemberId) =>
  (await store.list(member, null, MAX_ALERTS)).alerts.map(alertView);

async function* listed<Item>(items: Promise<readonly Item[]>): AsyncGenerator<Item> {
  yield* await items;
}

async function* joined<Item>(...lists: readonly AsyncIterable<Item>[]): AsyncGenerator<Item> {
  for (const list of lists) yield* list;
}

async function* mapped<Item, Out>(items: AsyncIterable<Item>, map: (item: Item) => Out): AsyncGenerator<Out> {
  for await (const item of items) yield map(item);
}

async function* jsonText(sources: Sources): AsyncGenerator<string> {
  let separator = '{';
  for (const [name, source] of Object.entries(sources)) {
    yield `${separator}\n"${name}": `;
    separator = ',';
    if (isStream(source)) yield* arrayText(source);
    else yield JSON.stringify(await source);
  }
  yield '\n}\n';
}

async function* arrayText(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '';
  yield '[';
  for await (const item of items) {
    yield `${separator}\n${JSON.stringify(item)}`;
    separator = ',';
  }
  yield ']';
}

const isStream = (source: unknown): source is AsyncIterable<unknown> =>
  typeof source === 'object' && source !== null && Symbol.asyncIterator in source;
