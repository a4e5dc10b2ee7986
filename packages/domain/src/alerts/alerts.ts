import { conflictPath } from '../conflicts/slug.rule.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { toIsoTime } from '../kernel/time.ts';
import type { AlertPreferences } from '../model/alert.ts';
import type { JobPayload } from '../model/job.ts';
import { LIST_LIMIT_DEFAULT } from '../wire/limits.ts';
import type {
  AlertPreferencesInput,
  AlertsQueryInput,
  AlertsView,
  AlertView,
  ReadAlertsInput,
  UnreadView,
} from './alert.api.ts';
import type { AlertPosition, AlertStore, NamedAlert } from './alert-store.port.ts';
import { alertText, REASON_LABELS } from './alert-texts.rule.ts';
import {
  alertKind,
  DEVICES_PATH,
  isStatement,
  STATEMENTS_PATH,
  topicsOfConflict,
  withPreferences,
} from './alerts.rule.ts';

/** What a member is told, newest first. */
export const listAlerts =
  ({ alerts }: { alerts: AlertStore }) =>
  async (
    member: MemberId,
    { limit = LIST_LIMIT_DEFAULT, cursor }: AlertsQueryInput,
  ): Promise<Result<AlertsView, 'invalid-input'>> => {
    const after = cursor === undefined ? null : parsePosition(cursor);
    if (cursor !== undefined && after === null) return err('invalid-input');
    const page = await alerts.list(member, after, limit);
    const last = page.alerts.at(-1);
    return ok({
      alerts: page.alerts.map(alertView),
      unreadCount: page.unreadCount,
      nextCursor: page.hasMore && last ? `${last.at}_${last.topic}` : null,
    });
  };

/** Marks as read what had happened by a moment, of everything or of one conflict; what came since stays unread. */
export const readAlerts =
  ({ alerts }: { alerts: AlertStore }) =>
  async (member: MemberId, { upTo, conflictId }: ReadAlertsInput): Promise<UnreadView> => {
    await alerts.markRead(member, upTo, conflictId === undefined ? null : topicsOfConflict(conflictId));
    const { unreadCount } = await alerts.list(member, null, 1);
    return { unreadCount };
  };

export const readAlertPreferences =
  ({ alerts }: { alerts: AlertStore }) =>
  (member: MemberId): Promise<AlertPreferences> =>
    alerts.readPreferences(member);

export const changeAlertPreferences =
  ({ alerts }: { alerts: AlertStore }) =>
  (member: MemberId, chosen: AlertPreferencesInput): Promise<AlertPreferences> =>
    alerts.changePreferences(member, (before) => withPreferences(before, chosen));

/** The 100th vote becomes an alert of the conflict's author, once however often the work is tried. */
export const tellOfReveal =
  ({ alerts, clock }: { alerts: AlertStore; clock: Clock }) =>
  ({ conflictId, authorId }: Extract<JobPayload, { kind: 'conflict-revealed' }>): Promise<void> =>
    alerts.raise([{ memberId: authorId, subject: { type: 'revealed', conflictId }, count: 1, at: clock() }]);

/** A time, and the topic after it. */
const parsePosition = (text: string): AlertPosition | null => {
  const [, at, topic] = /^(\d{1,15})_(.+)$/.exec(text) ?? [];
  return at === undefined || topic === undefined ? null : { at: Number(at), topic };
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

/** What helps somebody who did not sign in there. */
const NOT_YOU = "If it wasn't you, sign it out in your settings.";

const detailOf = ({ subject, conflictTitle }: NamedAlert): string | null => {
  switch (subject.type) {
    case 'item-hidden':
    case 'item-folded':
    case 'item-warned':
      return REASON_LABELS[subject.reason];
    // A reporter is told of what became of it, not of its words again: they may be gone for good reason.
    case 'report-settled':
    case 'follower':
      return null;
    case 'item-restored':
      return subject.item.kind === 'conflict' ? conflictTitle : null;
    case 'new-device':
      return NOT_YOU;
    default:
      return conflictTitle;
  }
};

const pathOf = ({ subject, conflictTitle, followerNickname }: NamedAlert): string | null => {
  if (subject.type === 'follower') return followerNickname && `/user/${encodeURIComponent(followerNickname)}`;
  if (subject.type === 'new-device') return DEVICES_PATH;
  if (isStatement(subject)) return STATEMENTS_PATH;
  if (conflictTitle === null) return null;
  // A conflict that was removed is there for its author only.
  if (subject.type === 'report-settled' && subject.item.kind === 'conflict' && subject.verdict === 'removed')
    return null;
  const isOwnConflict = !('item' in subject);
  // Somebody else's title may have gone from the site since; the page itself says what is there.
  return conflictPath({ id: subject.conflictId, title: isOwnConflict ? conflictTitle : '' });
};
