import type { AlertKind, AlertSubject, News, ReportedItem, ReportReason } from '../model/index.ts';
import {
  ALERTS_PATH,
  alertKind,
  DEVICES_PATH,
  howItWentPath,
  replyPath,
  TODAY_PATH,
  WAYS_PATH,
} from './alerts.rule.ts';

export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  'identifies-someone': 'It reveals who someone is',
  abuse: 'Insults, threats or harassment',
  hate: 'Hate toward a group of people',
  danger: 'Someone may be in danger',
  spam: 'Spam, ads or fake content',
  other: 'Something else',
};

export const TODAY_IS_READY = 'Today’s five are ready.';

const WAYS_CHANGED = 'Your sign-in methods have changed.';

export const VOTED_REVEALED_TEXT = 'A conflict you voted on reached 100 votes. The result is public.';

/** @param nickname the follower's or the followed author's; null if the account is gone or the conflict is hidden */
export const alertText = (subject: AlertSubject, count: number, nickname: string | null): string => {
  if ('by' in subject) {
    if (subject.by === 'reports') return `${yourOwn(subject.item)} is hidden behind a notice until we’ve looked at it`;
    return `${yourOwn(subject.item)} ${OUTCOMES[subject.type]}${subject.isSuspended ? '. Your account is suspended.' : ''}`;
  }
  switch (subject.type) {
    case 'revealed':
      return 'Your conflict has reached 100 votes. The result is public.';
    case 'votes':
      return subject.votes === 1 ? 'Your conflict has its first vote' : `Your conflict reached ${subject.votes} votes`;
    case 'comments':
      return count === 1 ? 'New comment on your conflict' : `${count} new comments on your conflict`;
    case 'replies':
      return count === 1 ? 'New reply to your comment' : `${count} new replies to your comment`;
    case 'how-did-it-go':
      return 'How did it go?';
    case 'update-told':
      return 'There’s an update on a conflict you follow';
    case 'follower':
      return `${nickname ?? 'Someone'} is now following you`;
    case 'followed-posted':
      return nickname === null
        ? 'Someone you follow posted a conflict'
        : `${nickname}, whom you follow, posted a conflict`;
    case 'report-settled':
      if (subject.isRevised)
        return `We took another look at ${lowerFirst(theReported(subject.item))} and ${SETTLED[subject.verdict]}.`;
      return subject.verdict === 'removed'
        ? `${theReported(subject.item)} is no longer on the site. Thank you for your report.`
        : `We looked at ${lowerFirst(theReported(subject.item))} and ${SETTLED[subject.verdict]}. Thank you for your report.`;
    case 'item-restored':
      return `We looked at ${lowerFirst(yourOwn(subject.item))} and restored it.${freedText(subject)}`;
    case 'appeal-answered': {
      const it = lowerFirst(subject.side === 'author' ? yourOwn(subject.item) : theReported(subject.item));
      return `We took another look at ${it} and ${ANSWERED[subject.outcome]}.${freedText(subject)}`;
    }
    case 'new-device':
      return `New sign-in: ${subject.device}`;
    case 'ways-changed':
      return WAYS_CHANGED;
    case 'today':
      return TODAY_IS_READY;
  }
};

const SETTLED = {
  removed: 'took it off the site',
  collapsed: 'hid it',
  paused: 'paused voting on it',
  noted: 'added a content note to it',
  kept: 'decided it can stay',
} as const;

const ANSWERED = {
  upheld: 'left things as they are',
  changed: 'changed our decision',
  reversed: 'reversed our decision',
} as const;

const OUTCOMES = {
  'item-hidden': 'was taken off the site',
  'item-collapsed': 'was hidden behind a notice',
  'item-rested': 'stays up, but voting on it is paused',
  'item-noted': 'now has a content note from us',
  'item-warned': 'stays up, but we’ve given you a warning',
} as const;

const freedText = ({ endsSuspension }: { readonly endsSuspension?: true }) =>
  endsSuspension ? ' Your account is no longer suspended.' : '';

const theReported = ({ kind }: ReportedItem) => `The ${kind} you reported`;
const yourOwn = ({ kind }: ReportedItem) => `Your ${kind}`;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export type NewsChannel = 'push' | 'mail';

const TEXTS: Readonly<Record<AlertKind, string>> = {
  revealed: 'Your conflict has reached 100 votes. The result is public.',
  votes: 'Your conflict has new votes.',
  comments: 'There are new comments on your conflict.',
  replies: 'There are new replies to your comment.',
  ending: 'How did it go? Share an update on your conflict.',
  update: 'There’s an update on a conflict you follow.',
  follower: 'Someone started following you.',
  followed: 'Someone you follow posted a conflict.',
  moderation: 'There’s a decision about something you wrote or reported.',
  signIn: 'Someone signed in to your account on a new device.',
  today: TODAY_IS_READY,
};

export const NEUTRAL_NEWS: News = { text: 'There’s something new for you on TwoSides.', path: ALERTS_PATH };

/** Others may read lock screens and mailboxes, so news contains no title, name or split. */
export const newsOf = (subject: AlertSubject, isAnonymous: boolean, channel: NewsChannel): News =>
  isAnonymous ? NEUTRAL_NEWS : { text: textOf(subject), path: PATHS[channel](subject) };

const textOf = (subject: AlertSubject): string =>
  subject.type === 'ways-changed' ? WAYS_CHANGED : TEXTS[alertKind(subject)];

/** Links to no conflict that the member voted on or follows, because someone else may see the mail. */
const mailPath = (subject: AlertSubject): string => {
  switch (subject.type) {
    case 'revealed':
    case 'votes':
      return `/conflict/${subject.conflictId}#vote`;
    case 'comments':
      return `/conflict/${subject.conflictId}`;
    case 'new-device':
      return DEVICES_PATH;
    case 'ways-changed':
      return WAYS_PATH;
    case 'today':
      return TODAY_PATH;
    default:
      return ALERTS_PATH;
  }
};

/** May link to a conflict that the member voted on or follows, because a notification does not show its link. */
const pushPath = (subject: AlertSubject): string => {
  switch (subject.type) {
    case 'how-did-it-go':
      return howItWentPath(subject.conflictId);
    case 'update-told':
    case 'followed-posted':
      return `/conflict/${subject.conflictId}`;
    case 'replies':
      return replyPath(subject);
    default:
      return mailPath(subject);
  }
};

const PATHS = { mail: mailPath, push: pushPath } satisfies Record<NewsChannel, (subject: AlertSubject) => string>;
