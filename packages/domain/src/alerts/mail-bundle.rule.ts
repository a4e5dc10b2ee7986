import { HOUR, type Timestamp } from '../kernel/index.ts';
import type { AlertSubject } from '../model/index.ts';
import { alertKind, alertTopic } from './alerts.rule.ts';

export type WaitingNews = {
  readonly subject: AlertSubject;
  readonly isAnonymous: boolean;
  readonly at: Timestamp;
  readonly notBefore: Timestamp;
};

export type MailBundle = {
  readonly mailedAt: Timestamp | null;
  readonly mailed: readonly WaitingNews[];
  readonly waiting: readonly WaitingNews[];
};

export const EMPTY_BUNDLE: MailBundle = { mailedAt: null, mailed: [], waiting: [] };

const MAILS_APART = HOUR;

const WAITING_PER_KIND = 5;

export const withNews = (bundle: MailBundle, news: WaitingNews): MailBundle => {
  const { mailed, waiting } = bundle;
  const isKnown = [...mailed, ...waiting].some(
    ({ subject, at }) => at === news.at && alertTopic(subject) === alertTopic(news.subject),
  );
  const kind = alertKind(news.subject);
  const ofKind = waiting.filter(({ subject }) => alertKind(subject) === kind).length;
  return isKnown || ofKind >= WAITING_PER_KIND ? bundle : { ...bundle, waiting: [...waiting, news] };
};

type Taken =
  | { readonly is: 'nothing' }
  | { readonly is: 'too-early'; readonly mailedAt: Timestamp; readonly dueAt: Timestamp }
  | { readonly is: 'due'; readonly news: readonly WaitingNews[]; readonly left: readonly WaitingNews[] };

export const takeNews = ({ mailedAt, waiting }: MailBundle, now: Timestamp): Taken => {
  const news = waiting.filter(({ notBefore }) => notBefore <= now);
  if (news.length === 0) return { is: 'nothing' };
  const dueAt = mailedAt === null ? now : mailedAt + MAILS_APART;
  if (mailedAt !== null && dueAt > now) return { is: 'too-early', mailedAt, dueAt };
  return { is: 'due', news, left: waiting.filter(({ notBefore }) => notBefore > now) };
};

/** Pads the text to hide the bundle's exact length. */
export const bundleText = (bundle: MailBundle): string => {
  const text = JSON.stringify(bundle);
  return text.padEnd(Math.ceil(text.length / TEXT_STEP) * TEXT_STEP);
};

const TEXT_STEP = 2_048;

export const parseBundle = (text: string): MailBundle => JSON.parse(text) as MailBundle;
