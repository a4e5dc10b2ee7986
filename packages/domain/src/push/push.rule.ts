import { HOW_DID_IT_GO } from '../alerts/alert-texts.rule.ts';
import { alertKind, alertTopic, DEVICES_PATH, howItWentPath } from '../alerts/alerts.rule.ts';
import type { AlertKind, AlertSubject, News } from '../model/alert.ts';
import type { PushMessage } from '../model/push.ts';

/** Browsers of a member that are told. */
export const PUSH_DEVICES_MAX = 20;

/** News of three days ago are in the list, and nothing to wake a device for. In milliseconds. */
export const PUSH_LIFETIME = 3 * 24 * 3_600_000;

const NEWS_TEXTS: Readonly<Record<AlertKind, string>> = {
  revealed: 'Your conflict has reached 100 votes. The results are public.',
  comments: 'There are new comments on your conflict.',
  ending: HOW_DID_IT_GO,
  update: "There's an update you asked to hear of.",
  follower: 'Someone follows you.',
  moderation: "There's news about something you wrote or reported.",
  signIn: 'There was a sign-in on a new device.',
};

/**
 * Where the news leads: to the conflict where there is one of the member's own, to the devices, else to the list of
 * alerts.
 */
const newsPath = (subject: AlertSubject): string => {
  switch (subject.type) {
    case 'revealed':
    case 'comments':
      return `/conflict/${subject.conflictId}`;
    case 'new-device':
      return DEVICES_PATH;
    default:
      return '/alerts';
  }
};

export const newsOf = (subject: AlertSubject): News => ({
  text: NEWS_TEXTS[alertKind(subject)],
  path: newsPath(subject),
});

/** Where a press leads: nobody reads it, as the address in a mail can be read. */
const pressedPath = (subject: AlertSubject): string => {
  switch (subject.type) {
    case 'how-did-it-go':
      return howItWentPath(subject.conflictId);
    case 'update-told':
      return `/conflict/${subject.conflictId}`;
    default:
      return newsPath(subject);
  }
};

export const pushMessage = (subject: AlertSubject): PushMessage => {
  return { body: newsOf(subject).text, path: pressedPath(subject), tag: alertTopic(subject) };
};

/**
 * Whether a URL is where a known push service takes messages: https on its own port, without credentials.
 * @param hosts names; `*.` in front means any name below
 */
export const isPushEndpoint = (endpoint: string, hosts: readonly string[]): boolean => {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)(?::443)?\//i.exec(endpoint) ?? [];
  const name = host.toLowerCase();
  return hosts.some((known) => (known.startsWith('*.') ? name.endsWith(known.slice(1)) : name === known));
};
