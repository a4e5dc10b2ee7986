import { type CommentId, type ConflictId, DAY, type MemberId, type Timestamp } from '../kernel/index.ts';
import type {
  Alert,
  AlertKind,
  AlertPreferences,
  AlertSubject,
  NewAlert,
  NewJob,
  ReportedItem,
  Write,
} from '../model/index.ts';
import { ALERT_KINDS, enqueue } from '../model/index.ts';

export const ALERT_LIFETIME = 90 * DAY;

export const MAX_ALERTS = 200;

/** Identifies an alert among the member's alerts. Used in URLs, so it contains only letters, digits, `.` and `-`. */
export const alertTopic = (subject: AlertSubject): string => {
  switch (subject.type) {
    case 'revealed':
    case 'votes':
    case 'comments':
    case 'how-did-it-go':
    case 'update-told':
      return `${subject.type}.${subject.conflictId}`;
    case 'replies':
      return `replies.${subject.commentId}`;
    case 'follower':
      return `follower.${subject.followerId}`;
    case 'followed-posted':
      return `followed.${subject.conflictId}`;
    case 'report-settled':
      return `report.${subject.item.kind}.${subject.item.id}`;
    case 'appeal-answered':
      return `appeal.${subject.item.kind}.${subject.item.id}`;
    case 'today':
    case 'ways-changed':
      return subject.type;
    case 'new-device':
      return `device.${subject.device.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
    default:
      return `item.${subject.item.kind}.${subject.item.id}`;
  }
};

export const asksOf = (subject: AlertSubject): ConflictId | undefined =>
  subject.type === 'how-did-it-go' ? subject.conflictId : undefined;

/** All topics of “How did it go?” alerts sort between these two strings, because `/` follows `.` in ASCII. */
export const ASKING_TOPICS = ['how-did-it-go.', 'how-did-it-go/'] as const;

export const ownItemOf = (subject: AlertSubject): OwnItem | null => {
  if ('by' in subject || subject.type === 'item-restored') return authored(subject);
  switch (subject.type) {
    case 'revealed':
    case 'votes':
    case 'comments':
    case 'replies':
    case 'how-did-it-go':
      return { kind: 'conflict', id: subject.conflictId };
    case 'appeal-answered':
      return subject.side === 'author' ? authored(subject) : null;
    case 'update-told':
    case 'follower':
    case 'followed-posted':
    case 'report-settled':
    case 'new-device':
    case 'ways-changed':
    case 'today':
      return null;
  }
};

type OwnItem = Exclude<ReportedItem, { readonly kind: 'update' }>;

const authored = ({ item, conflictId }: { readonly item: ReportedItem; readonly conflictId: ConflictId }): OwnItem =>
  item.kind === 'update' ? { kind: 'conflict', id: conflictId } : item;

export const votedTopic = (conflictId: ConflictId): string => `voted-revealed.${conflictId}`;

export const topicsOfConflict = (conflictId: ConflictId): readonly string[] =>
  ['voted-revealed', 'revealed', 'comments', 'votes', 'update-told', 'followed'].map((type) => `${type}.${conflictId}`);

export const alertKind = (subject: AlertSubject): AlertKind => {
  if ('item' in subject) return 'moderation';
  switch (subject.type) {
    case 'new-device':
    case 'ways-changed':
      return 'signIn';
    case 'how-did-it-go':
      return 'ending';
    case 'update-told':
      return 'update';
    case 'followed-posted':
      return 'followed';
    default:
      return subject.type;
  }
};

export const isModerationDecision = (subject: AlertSubject): boolean =>
  subject.type === 'item-restored' || subject.type === 'appeal-answered' || 'by' in subject;

const NEWS_ONCE: readonly AlertSubject['type'][] = ['revealed', 'follower', 'followed-posted'];

export const raisedAlert = (earlier: Alert | null, { subject, count, at }: NewAlert): Alert | null => {
  if (earlier !== null && NEWS_ONCE.includes(subject.type)) return null;
  if (
    earlier?.subject.type === 'update-told' &&
    subject.type === 'update-told' &&
    earlier.subject.number >= subject.number
  )
    return null;
  if (earlier?.subject.type === 'votes' && subject.type === 'votes' && earlier.subject.votes >= subject.votes)
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

/** An unread alert does not notify again, so that ten comments cause one notification. */
export const repeatsAlert = (earlier: Alert | null, raised: Alert): boolean =>
  earlier === null ||
  earlier.isRead ||
  earlier.subject.type !== raised.subject.type ||
  raised.subject.type === 'how-did-it-go';

export type AlertState = {
  readonly earlier: Alert | null;
  readonly isMember: boolean;
  /** Whether the alert is about something the recipient posted under a pseudonym. */
  readonly isPseudonymous: boolean;
};

export const alertWrites = ({ earlier, isMember, isPseudonymous }: AlertState, alert: NewAlert): readonly Write[] => {
  const raised = isMember ? raisedAlert(earlier, alert) : null;
  if (raised === null) return [];
  const { memberId } = alert;
  return [
    { kind: 'put-alert', memberId, isPseudonymous, alert: raised },
    ...(earlier === null ? [{ kind: 'trim-alerts', memberId, kept: MAX_ALERTS } as const] : []),
    ...(repeatsAlert(earlier, raised) ? [enqueue(alertJob(alert))] : []),
  ];
};

export const raiseAlerts = (alerts: readonly NewAlert[]): readonly Write[] =>
  alerts.map((alert) => ({ kind: 'raise-alert', alert }));

export type UnannouncedComment = {
  readonly id: CommentId;
  readonly conflictId: ConflictId;
  readonly tells: MemberId | null;
  readonly postedAt: Timestamp;
  readonly isVisible: boolean;
};

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

export type UnannouncedReply = {
  readonly id: CommentId;
  readonly conflictId: ConflictId;
  readonly replyTo: CommentId;
  readonly answers: MemberId | null;
  readonly postedAt: Timestamp;
};

const replyAlerts = (unanswered: readonly UnannouncedReply[]): readonly NewAlert[] =>
  [...Map.groupBy(unanswered, ({ replyTo, answers }) => `${replyTo} ${answers}`).values()].flatMap((ofOne) => {
    const last = ofOne.reduce((a, b) => (b.postedAt > a.postedAt ? b : a));
    const { conflictId, replyTo: commentId, id: replyId, answers: memberId, postedAt: at } = last;
    if (memberId === null) return [];
    return [{ memberId, subject: { type: 'replies', conflictId, commentId, replyId }, count: ofOne.length, at }];
  });

export const answerOf = (unanswered: readonly UnannouncedReply[]): readonly Write[] => [
  { kind: 'mark-told', comments: unanswered.map((reply) => reply.id), of: 'answers' },
  ...raiseAlerts(replyAlerts(unanswered)),
];

export const tellOf = (untold: readonly UnannouncedComment[]): readonly Write[] => [
  { kind: 'mark-told', comments: untold.map((comment) => comment.id), of: 'tells' },
  ...raiseAlerts(commentAlerts(untold)),
];

export const newDeviceAlerts = (
  devicesHad: readonly string[],
  { memberId, device, at }: { readonly memberId: MemberId; readonly device: string; readonly at: Timestamp },
): readonly NewAlert[] =>
  devicesHad.length === 0 || devicesHad.includes(device)
    ? []
    : [{ memberId, subject: { type: 'new-device', device }, count: 1, at }];

/** Identifies an event among the member's. Several milestones of votes may share their hour. */
export const eventKey = ({ subject, at }: Pick<NewAlert, 'subject' | 'at'>): string =>
  `${alertTopic(subject)}:${subject.type === 'votes' ? `${subject.votes} votes` : at}`;

export const alertJob = ({ memberId, subject, at }: NewAlert): NewJob => ({
  key: `alert:${memberId}:${eventKey({ subject, at })}`,
  payload: { kind: 'alert', memberId, subject, at },
  runAt: at,
});

const NO_ALERTS = Object.fromEntries(ALERT_KINDS.map((kind) => [kind, { push: false, mail: false }]));

export const DEFAULT_ALERT_PREFERENCES = { ...NO_ALERTS, revealed: { push: true, mail: false } } as AlertPreferences;

export const withoutMails = (before: AlertPreferences): AlertPreferences => {
  const noMail = ALERT_KINDS.map((kind) => [kind, { mail: false }] as const);
  return withPreferences(before, Object.fromEntries(noMail));
};

type Chosen = {
  readonly push?: boolean | undefined;
  readonly mail?: boolean | undefined;
  readonly timeOfDay?: number | undefined;
};

export const withPreferences = (
  before: AlertPreferences,
  chosen: { readonly [Kind in AlertKind]?: Chosen | undefined },
): AlertPreferences => {
  const ways = ALERT_KINDS.map((kind) => {
    const { push = before[kind].push, mail = before[kind].mail } = chosen[kind] ?? {};
    return [kind, { ...before[kind], ...chosen[kind], push, mail }] as const;
  });
  return Object.fromEntries(ways) as AlertPreferences;
};

export const ALERTS_PATH = '/alerts';

export const TODAY_PATH = '/today';

export const STATEMENTS_PATH = '/statements';

export const DEVICES_PATH = '/settings#devices';

export const WAYS_PATH = '/settings#passkeys';

export const howItWentPath = (id: ConflictId): string => `/how-it-went/${id}`;

export const replyPath = ({ conflictId, replyId }: Extract<AlertSubject, { type: 'replies' }>): string =>
  `/conflict/${conflictId}?comment=${replyId}#discussion`;
