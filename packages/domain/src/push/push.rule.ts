import { alertTopic } from '../alerts/alerts.rule.ts';
import { newsOf } from '../alerts/news.rule.ts';
import { DAY } from '../kernel/time.ts';
import type { AlertSubject } from '../model/alert.ts';
import type { PushMessage } from '../model/push.ts';

/** Browsers of a member that are told. */
export const PUSH_DEVICES_MAX = 20;

/** News of three days ago are in the list, and nothing to wake a device for. In milliseconds. */
export const PUSH_LIFETIME = 3 * DAY;

/** All news about anonymous conflicts shares one tag, as a conflict's own would carry its number. */
export const pushMessage = (subject: AlertSubject, isAnonymous: boolean): PushMessage => {
  const { text, path } = newsOf(subject, isAnonymous, 'push');
  return { body: text, path, tag: isAnonymous ? 'news' : alertTopic(subject) };
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
