import { alertTopic } from '../alerts/alerts.rule.ts';
import { newsOf } from '../alerts/news.rule.ts';
import { DAY } from '../kernel/time.ts';
import type { AlertSubject } from '../model/alert.ts';
import type { PushMessage } from '../model/push.ts';

/** Maximum browsers per member. */
export const PUSH_DEVICES_MAX = 20;

/** How long news is worth a push, in milliseconds. */
export const PUSH_LIFETIME = 3 * DAY;

/**
 * The notification for an alert. Anonymous conflicts share one tag, because a tag of their own would carry the
 * conflict's id.
 */
export const pushMessage = (subject: AlertSubject, isAnonymous: boolean): PushMessage => {
  const { text, path } = newsOf(subject, isAnonymous, 'push');
  return { body: text, path, tag: isAnonymous ? 'news' : alertTopic(subject) };
};

/**
 * Whether a URL is a known push service's endpoint: https, default port, no credentials.
 * @param hosts names; a leading `*.` matches any subdomain
 */
export const isPushEndpoint = (endpoint: string, hosts: readonly string[]): boolean => {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)(?::443)?\//i.exec(endpoint) ?? [];
  const name = host.toLowerCase();
  return hosts.some((known) => (known.startsWith('*.') ? name.endsWith(known.slice(1)) : name === known));
};
