import type { AlertKind, AlertSubject, News } from '../model/alert.ts';
import { TODAY_IS_READY, WAYS_CHANGED } from './alert-texts.rule.ts';
import {
  ALERTS_PATH,
  alertKind,
  DEVICES_PATH,
  howItWentPath,
  replyPath,
  TODAY_PATH,
  WAYS_PATH,
} from './alerts.rule.ts';

export type NewsChannel = 'push' | 'mail';

const TEXTS: Readonly<Record<AlertKind, string>> = {
  revealed: 'Your conflict has reached 100 votes. The result is public.',
  comments: 'There are new comments on your conflict.',
  replies: 'There are new replies to your comment.',
  ending: 'It’s time for an update on your conflict.',
  update: 'There’s an update on a conflict you follow.',
  follower: 'Someone started following you.',
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
      return `/conflict/${subject.conflictId}`;
    case 'replies':
      return replyPath(subject);
    default:
      return mailPath(subject);
  }
};

const PATHS = { mail: mailPath, push: pushPath } satisfies Record<NewsChannel, (subject: AlertSubject) => string>;
