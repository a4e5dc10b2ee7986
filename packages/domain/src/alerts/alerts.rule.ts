import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import {
  ALERT_KINDS,
  type Alert,
  type AlertKind,
  type AlertPreferences,
  type AlertSubject,
  type NewAlert,
} from '../model/alert.ts';
import type { NewJob } from '../model/job.ts';
import type { ReportedItem } from '../model/report.ts';
import { enqueue, type Write } from '../model/write.ts';

/** An alert is forgotten this long after its last event, in milliseconds. */
export const ALERT_LIFETIME = 90 * DAY;

/** A member's newest alerts that are kept. */
export const MAX_ALERTS = 200;

/**
 * What an alert is about, as a text: a member has one alert a topic. Stands in addresses, so it is of letters, digits,
 * `.` and `-`.
 */
export const alertTopic = (subject: AlertSubject): string => {
  switch (subject.type) {
    case 'revealed':
    case 'comments':
      return `${subject.type}.${subject.conflictId}`;
    case 'how-did-it-go':
    case 'update-told':
      return `${subject.type}.${subject.conflictId}`;
    case 'follower':
      return `follower.${subject.followerId}`;
    case 'report-settled':
      return `report.${subject.item.kind}.${subject.item.id}`;
    case 'item-hidden':
    case 'item-collapsed':
    case 'item-rested':
    case 'item-noted':
    case 'item-warned':
    case 'item-restored':
      return `item.${subject.item.kind}.${subject.item.id}`;
    case 'appeal-answered':
      return `appeal.${subject.item.kind}.${subject.item.id}`;
    case 'today':
      return 'today';
    case 'new-device':
      return `device.${subject.device.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  }
};

/** The conflict of which it asks its author how it went; undefined where it asks nothing. */
export const asksOf = (subject: AlertSubject): ConflictId | undefined =>
  subject.type === 'how-did-it-go' ? subject.conflictId : undefined;

/** Between these lie the topics of all questions of how it went: the first is before them, the second after. */
export const ASKING_TOPICS = ['how-did-it-go.', 'how-did-it-go/'] as const;

/**
 * What of the member's own an alert is about, for an update its conflict, which alone says whose it is; null where it
 * is about others or what is theirs.
 */
export const ownItemOf = (subject: AlertSubject): OwnItem | null => {
  switch (subject.type) {
    case 'revealed':
    case 'comments':
    case 'how-did-it-go':
      return { kind: 'conflict', id: subject.conflictId };
    case 'item-hidden':
    case 'item-collapsed':
    case 'item-rested':
    case 'item-noted':
    case 'item-warned':
    case 'item-restored':
      return authored(subject);
    case 'appeal-answered':
      return subject.side === 'author' ? authored(subject) : null;
    case 'update-told':
    case 'follower':
    case 'report-settled':
    case 'new-device':
    case 'today':
      return null;
  }
};

type OwnItem = Exclude<ReportedItem, { readonly kind: 'update' }>;

const authored = ({ item, conflictId }: { readonly item: ReportedItem; readonly conflictId: ConflictId }): OwnItem =>
  item.kind === 'update' ? { kind: 'conflict', id: conflictId } : item;

/** That a conflict which the member has voted on became public: an alert that follows from votes and is not stored. */
export const votedTopic = (conflictId: ConflictId): string => `voted-revealed.${conflictId}`;

/** Alerts that the conflict's own page answers: anyone who has looked at it has seen what they tell of. */
export const topicsOfConflict = (conflictId: ConflictId): readonly string[] => [
  votedTopic(conflictId),
  alertTopic({ type: 'revealed', conflictId }),
  alertTopic({ type: 'comments', conflictId }),
  `update-told.${conflictId}`,
];

export const alertKind = ({ type }: AlertSubject): AlertKind => {
  switch (type) {
    case 'report-settled':
    case 'item-hidden':
    case 'item-collapsed':
    case 'item-rested':
    case 'item-noted':
    case 'item-warned':
    case 'item-restored':
    case 'appeal-answered':
      return 'moderation';
    case 'new-device':
      return 'signIn';
    case 'how-did-it-go':
      return 'ending';
    case 'update-told':
      return 'update';
    default:
      return type;
  }
};

/** Whether it tells of a decision on what the member has written, or has appealed: of that everybody is mailed. */
export const isStatement = (subject: AlertSubject): boolean =>
  subject.type === 'item-restored' || subject.type === 'appeal-answered' || 'by' in subject;

/**
 * What an event makes of the alert that is there about the same topic.
 * @returns null when it is nothing new: a conflict is revealed once, an update told once, and who stops following and
 * follows again is no news
 */
export const raisedAlert = (earlier: Alert | null, { subject, count, at }: NewAlert): Alert | null => {
  if (earlier !== null && (subject.type === 'revealed' || subject.type === 'follower')) return null;
  if (
    earlier?.subject.type === 'update-told' &&
    subject.type === 'update-told' &&
    earlier.subject.number >= subject.number
  )
    return null;
  const unread = earlier !== null && !earlier.isRead && earlier.subject.type === subject.type ? earlier.count : 0;
  return {
    topic: alertTopic(subject),
    subject,
    count: unread + count,
    at: Math.max(at, earlier?.at ?? at),
    isRead: false,
  };
};

/**
 * Who waits to be told already is not told again: ten comments before the next visit are one message. How it went is
 * asked twice, weeks apart.
 */
export const tellsAnew = (earlier: Alert | null, raised: Alert): boolean =>
  earlier === null ||
  earlier.isRead ||
  earlier.subject.type !== raised.subject.type ||
  raised.subject.type === 'how-did-it-go';

/** What there is of the alert that is to be raised. */
export type AlertState = {
  /** The one that is there about the same topic. */
  readonly earlier: Alert | null;
  /** Whether the one it is for has an account (still). */
  readonly isMember: boolean;
  /** Whether it is about what that member has written under a pseudonym. */
  readonly isHidden: boolean;
};

/** What raising an alert comes to. Where it tells the member again, its job is put in; the newest of a member stay. */
export const alertWrites = ({ earlier, isMember, isHidden }: AlertState, alert: NewAlert): readonly Write[] => {
  const raised = isMember ? raisedAlert(earlier, alert) : null;
  if (raised === null) return [];
  const { memberId } = alert;
  return [
    { kind: 'put-alert', memberId, isHidden, alert: raised },
    ...(earlier === null ? [{ kind: 'trim-alerts', memberId, kept: MAX_ALERTS } as const] : []),
    ...(tellsAnew(earlier, raised) ? [enqueue(alertJob(alert))] : []),
  ];
};

/** What raising several alerts comes to, as a write each. */
export const raiseAlerts = (alerts: readonly NewAlert[]): readonly Write[] =>
  alerts.map((alert) => ({ kind: 'raise-alert', alert }));

/** A comment that is news for somebody who has not been told of it; null where nobody can read any more who it is. */
export type UnannouncedComment = {
  readonly id: CommentId;
  readonly conflictId: ConflictId;
  readonly tells: MemberId | null;
  readonly postedAt: Timestamp;
  /** By everybody, or where it waits by whom it is news for. */
  readonly isVisible: boolean;
};

/** Comments that wait to be told of, as alerts: one a conflict. What was hidden meanwhile is no news. */
export const commentAlerts = (untold: readonly UnannouncedComment[]): readonly NewAlert[] =>
  [
    ...Map.groupBy(
      untold.filter(({ isVisible, tells }) => isVisible && tells !== null),
      (comment) => comment.conflictId,
    ),
  ].flatMap(([conflictId, ofOne]) => {
    const memberId = ofOne[0]?.tells;
    if (!memberId) return [];
    const at = Math.max(...ofOne.map((comment) => comment.postedAt));
    return [{ memberId, subject: { type: 'comments', conflictId }, count: ofOne.length, at }];
  });

/** Tells of comments, each once. */
export const tellOf = (untold: readonly UnannouncedComment[]): readonly Write[] => [
  { kind: 'mark-told', comments: untold.map((comment) => comment.id) },
  ...raiseAlerts(commentAlerts(untold)),
];

/**
 * What a sign-in tells its member: nothing on a device whose name the account has had, and nothing on the first one of
 * all.
 */
export const newDeviceAlerts = (
  devicesHad: readonly string[],
  { memberId, device, at }: { readonly memberId: MemberId; readonly device: string; readonly at: Timestamp },
): readonly NewAlert[] =>
  devicesHad.length === 0 || devicesHad.includes(device)
    ? []
    : [{ memberId, subject: { type: 'new-device', device }, count: 1, at }];

/** The work of telling a member beyond the list of alerts, once for each time that it is due. */
export const alertJob = ({ memberId, subject, at }: NewAlert): NewJob => ({
  key: `alert:${memberId}:${alertTopic(subject)}:${at}`,
  payload: { kind: 'alert', memberId, subject, at },
  runAt: at,
});

/** What a member has who has chosen nothing: the 100th vote on the devices that were asked for it. */
export const DEFAULT_ALERT_PREFERENCES: AlertPreferences = {
  revealed: { push: true, mail: false },
  comments: { push: false, mail: false },
  ending: { push: false, mail: false },
  update: { push: false, mail: false },
  follower: { push: false, mail: false },
  moderation: { push: false, mail: false },
  signIn: { push: false, mail: false },
  today: { push: false, mail: false },
};

/** Choices as they are after one click in a mail of news: none of any kind comes by mail. */
export const withoutMails = (before: AlertPreferences): AlertPreferences => {
  const noMail = ALERT_KINDS.map((kind) => [kind, { mail: false }] as const);
  return withPreferences(before, Object.fromEntries(noMail));
};

type Chosen = { readonly push?: boolean | undefined; readonly mail?: boolean | undefined };

/** Choices laid over others; what is not chosen stays. */
export const withPreferences = (
  before: AlertPreferences,
  chosen: { readonly [Kind in AlertKind]?: Chosen | undefined },
): AlertPreferences => {
  const ways = ALERT_KINDS.map((kind) => {
    const { push = before[kind].push, mail = before[kind].mail } = chosen[kind] ?? {};
    return [kind, { push, mail }] as const;
  });
  return Object.fromEntries(ways) as AlertPreferences;
};

export const ALERTS_PATH = '/alerts';

export const TODAY_PATH = '/today';

/** Where a member reads why something was decided about what they have written. */
export const STATEMENTS_PATH = '/statements';

/** Where a member sees the devices on which the account is signed in. */
export const DEVICES_PATH = '/settings#devices';

/** Where the author of a conflict tells how it went on. */
export const howItWentPath = (id: ConflictId): string => `/how-it-went/${id}`;
