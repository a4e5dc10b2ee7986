import { collapsedBy, conflictPath, shownTitle } from '../conflicts/shown.rule.ts';
import type { Clock, ConflictId, MemberId, Result, Secrets, Timestamp } from '../kernel/index.ts';
import { cursorAfter, err, ok, parseConflictId, parseCursor, toIsoTime } from '../kernel/index.ts';
import { type AlertPreferences, type AlertSubject, itemKey, type JobOf, type ReportedItem } from '../model/index.ts';
import type { OwnVoteStore, Reveal } from '../voting/voting.port.ts';
import { LIST_LIMIT_DEFAULT, type PageQuery } from '../wire/index.ts';
import type { AlertPreferencesInput, AlertsView, AlertView, ReadAlertsInput, UnreadView } from './alert.api.ts';
import { alertText, REASON_LABELS, VOTED_REVEALED_TEXT } from './alert-texts.rule.ts';
import type { AlertPosition, AlertStore, NamedAlert } from './alerts.port.ts';
import {
  ALERT_LIFETIME,
  alertKind,
  DEVICES_PATH,
  howItWentPath,
  replyPath,
  STATEMENTS_PATH,
  TODAY_PATH,
  topicsOfConflict,
  votedTopic,
  WAYS_PATH,
  withPreferences,
} from './alerts.rule.ts';

type Needs = { alerts: AlertStore; ownVotes: OwnVoteStore; secrets: Secrets; clock: Clock };

export const listAlerts =
  (needs: Needs) =>
  async (
    member: MemberId,
    { limit = LIST_LIMIT_DEFAULT, cursor }: PageQuery,
  ): Promise<Result<AlertsView, 'invalid-input'>> => {
    const after = cursor === undefined ? null : parsePosition(cursor);
    if (cursor !== undefined && after === null) return err('invalid-input');
    const [page, reveals] = await Promise.all([needs.alerts.list(member, after, limit), revealsOf(needs, member)]);
    const later = reveals.filter((reveal) => after === null || byNews(after, reveal) < 0);
    const found = [...page.alerts, ...later].sort(byNews);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return ok({
      alerts: shown.map((alert) => ('subject' in alert ? alertView(alert) : revealView(alert))),
      unreadCount: page.unreadCount + unreadOf(reveals),
      nextCursor: (page.hasMore || found.length > limit) && last ? cursorAfter(last.at, last.topic) : null,
    });
  };

export const readAlerts =
  (needs: Needs) =>
  async (member: MemberId, { upTo, conflictId }: ReadAlertsInput): Promise<UnreadView> => {
    const { alerts, secrets } = needs;
    await alerts.markRead(member, upTo, conflictId === undefined ? null : topicsOfConflict(conflictId));
    const [before, news] = await Promise.all([readRevealsOf(needs, member), revealsOf(needs, member)]);
    const further = readFurther(before, news, upTo, conflictId);
    // Seals the text, because a reveal's time or a conflict's id would show which conflict the member voted on.
    if (further !== null) await alerts.noteRevealsRead(member, secrets.seal(readRevealsText(further)));
    const [{ unreadCount }, reveals] = await Promise.all([alerts.list(member, null, 1), revealsOf(needs, member)]);
    return { unreadCount: unreadCount + unreadOf(reveals) };
  };

const revealsOf = async (needs: Needs, member: MemberId): Promise<readonly VotedReveal[]> => {
  const { ownVotes, secrets, clock } = needs;
  const [reveals, read] = await Promise.all([
    ownVotes.listReveals(secrets.voterOf(member), clock() - ALERT_LIFETIME),
    readRevealsOf(needs, member),
  ]);
  return votedReveals(reveals, member, read);
};

const unreadOf = (reveals: readonly VotedReveal[]): number => reveals.filter(({ isRead }) => !isRead).length;

const readRevealsOf = async ({ alerts, secrets }: Needs, member: MemberId): Promise<ReadReveals> => {
  const sealed = await alerts.findRevealsRead(member);
  try {
    return sealed === null ? NOTHING_READ : parseReadReveals(secrets.open(sealed));
  } catch {
    return NOTHING_READ;
  }
};

const NOTHING_READ: ReadReveals = { upTo: 0, looked: [] };

const revealView = ({ topic, conflictId, title, at, isRead }: VotedReveal): AlertView => ({
  id: topic,
  kind: 'revealed',
  text: VOTED_REVEALED_TEXT,
  detail: title,
  path: `${conflictPath({ id: conflictId, title })}#vote`,
  isAnonymous: false,
  at: toIsoTime(at),
  isRead,
});

export const changeAlertPreferences =
  ({ alerts }: { alerts: AlertStore }) =>
  (member: MemberId, chosen: AlertPreferencesInput): Promise<AlertPreferences> =>
    alerts.changePreferences(member, (before) => withPreferences(before, chosen));

export const notifyOfReveal =
  ({ alerts, clock }: { alerts: AlertStore; clock: Clock }) =>
  ({ conflictId, authorId }: JobOf<'conflict-revealed'>): Promise<void> =>
    alerts.raise([{ memberId: authorId, subject: { type: 'revealed', conflictId }, count: 1, at: clock() }]);

export const notifyOfVotes =
  ({ alerts }: { alerts: AlertStore }) =>
  ({ conflictId, authorId, votes, at }: JobOf<'votes-reached'>): Promise<void> =>
    alerts.raise([{ memberId: authorId, subject: { type: 'votes', conflictId, votes }, count: 1, at }]);

const parsePosition = (text: string): AlertPosition | null => {
  const cursor = parseCursor(text);
  return cursor && { at: cursor.at, topic: cursor.id };
};

export const alertView = (alert: NamedAlert): AlertView => ({
  id: alert.topic,
  kind: alertKind(alert.subject),
  text: alertText(alert.subject, alert.count, alert.followerNickname ?? alert.authorNickname ?? null),
  detail: detailOf(alert),
  path: pathOf(alert),
  isAnonymous: alert.isPseudonymous,
  at: toIsoTime(alert.at),
  isRead: alert.isRead,
});

const NOT_YOU = 'If it wasn’t you, sign that device out in your settings.';

const detailOf = ({ subject, conflictTitle, isTitlePublic }: NamedAlert): string | null => {
  if ('by' in subject)
    return [ownTitle(subject, conflictTitle), REASON_LABELS[subject.reason]].filter(Boolean).join(' · ');
  switch (subject.type) {
    case 'replies':
    case 'report-settled':
    case 'update-told':
    case 'followed-posted':
      return isTitlePublic ? conflictTitle : null;
    case 'follower':
    case 'today':
      return null;
    case 'item-restored':
      return ownTitle(subject, conflictTitle);
    case 'appeal-answered':
      if (subject.side === 'author') return ownTitle(subject, conflictTitle);
      return isTitlePublic ? conflictTitle : null;
    case 'new-device':
      return NOT_YOU;
    case 'ways-changed':
      return 'If you didn’t do this, choose a new password and remove anything you don’t recognize.';
    default:
      return conflictTitle;
  }
};

const ownTitle = ({ item }: { readonly item: ReportedItem }, conflictTitle: string | null): string | null =>
  item.kind === 'conflict' ? conflictTitle : null;

const pathOf = ({ subject, conflictTitle, followerNickname }: NamedAlert): string | null => {
  if (subject.type === 'follower') return followerNickname && `/user/${encodeURIComponent(followerNickname)}`;
  if (subject.type === 'new-device') return DEVICES_PATH;
  if (subject.type === 'ways-changed') return WAYS_PATH;
  if (subject.type === 'replies') return conflictTitle === null ? null : replyPath(subject);
  if (subject.type === 'today') return TODAY_PATH;
  if ('item' in subject) return `${STATEMENTS_PATH}#${itemKey(subject.item)}`;
  if (conflictTitle === null) return null;
  if (subject.type === 'how-did-it-go') return howItWentPath(subject.conflictId);
  const isOwnConflict = subject.type !== 'update-told' && subject.type !== 'followed-posted';
  // The link leaves out a title by somebody else, because the title may have been removed since.
  const path = conflictPath({ id: subject.conflictId, title: isOwnConflict ? conflictTitle : '' });
  return path + (PLACES[subject.type] ?? '');
};

const PLACES: { readonly [Type in AlertSubject['type']]?: string } = {
  revealed: '#vote',
  votes: '#vote',
  comments: '#discussion',
};

export type VotedReveal = AlertPosition & Pick<Reveal, 'conflictId' | 'title'> & { readonly isRead: boolean };

export type ReadReveals = { readonly upTo: Timestamp; readonly looked: readonly ConflictId[] };

const LOOKED_MAX = 20;

export const votedReveals = (
  reveals: readonly Reveal[],
  member: Reveal['submittedBy'],
  { upTo, looked }: ReadReveals,
): readonly VotedReveal[] =>
  reveals
    .filter(({ submittedBy }) => submittedBy !== member)
    .map(({ conflictId, title, review, revealedAt }) => ({
      topic: votedTopic(conflictId),
      conflictId,
      title: shownTitle({ title, collapsedBy: collapsedBy(review) }),
      at: revealedAt,
      isRead: revealedAt <= upTo || looked.includes(conflictId),
    }));

export const readFurther = (
  before: ReadReveals,
  reveals: readonly VotedReveal[],
  upTo: Timestamp,
  conflictId: ConflictId | undefined,
): ReadReveals | null => {
  if (conflictId === undefined) return upTo > before.upTo ? { ...before, upTo } : null;
  const isNews = reveals.some((reveal) => reveal.conflictId === conflictId && !reveal.isRead && reveal.at <= upTo);
  return isNews ? { ...before, looked: [conflictId, ...before.looked].slice(0, LOOKED_MAX) } : null;
};

/** Pads the text to a fixed length, so that the length reveals nothing. */
export const readRevealsText = ({ upTo, looked }: ReadReveals): string =>
  [upTo, ...looked].join(' ').padEnd(TEXT_LENGTH);

/** Room for one timestamp and `LOOKED_MAX` ids: up to 15 digits each, plus a separator. */
const TEXT_LENGTH = 16 * (LOOKED_MAX + 1);

export const parseReadReveals = (text: string): ReadReveals => {
  const [upTo, ...looked] = text.trim().split(' ');
  return { upTo: Number(upTo), looked: looked.map(parseConflictId).filter((id) => id !== null) };
};

/** Newest first. The stores list alerts in the same order. */
const byNews = (a: AlertPosition, b: AlertPosition): number => b.at - a.at || (b.topic > a.topic ? 1 : -1);
