import { conflictPath } from '../conflicts/slug.rule.ts';
import type { Clock } from '../kernel/clock.port.ts';
import { cursorAfter, parseCursor } from '../kernel/cursor.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { toIsoTime } from '../kernel/time.ts';
import type { AlertPreferences } from '../model/alert.ts';
import type { JobPayload } from '../model/job.ts';
import { itemKey, type ReportedItem } from '../model/report.ts';
import type { OwnVoteStore } from '../voting/own-vote-store.port.ts';
import type { PageQuery } from '../wire/fields.ts';
import { LIST_LIMIT_DEFAULT } from '../wire/limits.ts';
import type { AlertPreferencesInput, AlertsView, AlertView, ReadAlertsInput, UnreadView } from './alert.api.ts';
import type { AlertPosition, AlertStore, NamedAlert } from './alert-store.port.ts';
import { alertText, REASON_LABELS, VOTED_REVEALED_TEXT } from './alert-texts.rule.ts';
import {
  ALERT_LIFETIME,
  alertKind,
  DEVICES_PATH,
  howItWentPath,
  replyPath,
  STATEMENTS_PATH,
  TODAY_PATH,
  topicsOfConflict,
  WAYS_PATH,
  withPreferences,
} from './alerts.rule.ts';
import {
  byNews,
  parseReadReveals,
  type ReadReveals,
  readFurther,
  readRevealsText,
  type VotedReveal,
  votedReveals,
} from './voted-reveals.ts';

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
  path: conflictPath({ id: conflictId, title }),
  at: toIsoTime(at),
  isRead,
});

export const changeAlertPreferences =
  ({ alerts }: { alerts: AlertStore }) =>
  (member: MemberId, chosen: AlertPreferencesInput): Promise<AlertPreferences> =>
    alerts.changePreferences(member, (before) => withPreferences(before, chosen));

export const notifyOfReveal =
  ({ alerts, clock }: { alerts: AlertStore; clock: Clock }) =>
  ({ conflictId, authorId }: Extract<JobPayload, { kind: 'conflict-revealed' }>): Promise<void> =>
    alerts.raise([{ memberId: authorId, subject: { type: 'revealed', conflictId }, count: 1, at: clock() }]);

const parsePosition = (text: string): AlertPosition | null => {
  const cursor = parseCursor(text);
  return cursor && { at: cursor.at, topic: cursor.id };
};

export const alertView = (alert: NamedAlert): AlertView => ({
  id: alert.topic,
  kind: alertKind(alert.subject),
  text: alertText(alert.subject, alert.count, alert.followerNickname),
  detail: detailOf(alert),
  path: pathOf(alert),
  at: toIsoTime(alert.at),
  isRead: alert.isRead,
});

const NOT_YOU = 'If it wasn’t you, sign that device out in your settings.';

const detailOf = ({ subject, conflictTitle, isTitlePublic }: NamedAlert): string | null => {
  switch (subject.type) {
    case 'item-hidden':
    case 'item-collapsed':
    case 'item-rested':
    case 'item-noted':
    case 'item-warned':
      return [ownTitle(subject, conflictTitle), REASON_LABELS[subject.reason]].filter(Boolean).join(' · ');
    case 'report-settled':
    case 'update-told':
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
  const isOwnConflict = subject.type !== 'update-told';
  // The link leaves out a title by somebody else, because the title may have been removed since.
  const path = conflictPath({ id: subject.conflictId, title: isOwnConflict ? conflictTitle : '' });
  return subject.type === 'comments' ? `${path}#discussion` : path;
};
