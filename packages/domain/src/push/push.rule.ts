import { newsOf } from '../alerts/alert-texts.rule.ts';
import { alertTopic } from '../alerts/alerts.rule.ts';
import { DAY } from '../kernel/index.ts';
import type { AlertSubject, PushMessage } from '../model/index.ts';

export const PUSH_DEVICES_MAX = 20;

export const PUSH_LIFETIME = 3 * DAY;

/** Pushes about anonymous conflicts share one tag, because a tag per conflict would link the member to it. */
export const pushMessage = (subject: AlertSubject, isAnonymous: boolean): PushMessage => {
  const { text, path } = newsOf(subject, isAnonymous, 'push');
  return { body: text, path, tag: isAnonymous ? 'news' : alertTopic(subject) };
};

/** Accepts only https on the default port, without credentials. A host `*.example.org` matches any subdomain. */
export const isPushEndpoint = (endpoint: string, hosts: readonly string[]): boolean => {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)(?::443)?\//i.exec(endpoint) ?? [];
  const name = host.toLowerCase();
  return hosts.some((known) => (known.startsWith('*.') ? name.endsWith(known.slice(1)) : name === known));
};
