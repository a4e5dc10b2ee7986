import type { AccountStore } from '../accounts/accounts.port.ts';
import type { ConflictStore } from '../conflicts/conflict-store.port.ts';
import {
  type Clock,
  HOUR,
  type IdSource,
  type MemberId,
  MINUTE,
  type Secrets,
  type Timestamp,
} from '../kernel/index.ts';
import type { AlertPreferences, AlertSubject, JobOf, Member, NewJob } from '../model/index.ts';
import { unchanged } from '../model/index.ts';
import { unsubscribeToken } from './alert-preferences.ts';
import { newsOf } from './alert-texts.rule.ts';
import type { AlertStore, Mailer } from './alerts.port.ts';
import { alertKind, asksOf, eventKey, isModerationDecision } from './alerts.rule.ts';

type Needs = { alerts: Pick<AlertStore, 'changeMails'>; secrets: Secrets };

export const addToMail = ({ alerts, secrets }: Needs, memberId: MemberId, news: WaitingNews): Promise<void> =>
  alerts.changeMails(memberId, (sealed) => ({
    sealed: seal(secrets, withNews(open(secrets, sealed), news)),
    jobs: [mailJob(memberId, eventKey(news), news.notBefore)],
  }));

type SendNeeds = Needs & {
  accounts: Pick<AccountStore, 'findMember'>;
  alerts: Pick<AlertStore, 'changeMails' | 'readPreferences'>;
  ids: Pick<IdSource, 'randomInt'>;
  clock: Clock;
};

export const mailNews =
  ({ accounts, alerts, ids, secrets, clock }: SendNeeds) =>
  async ({ memberId }: JobOf<'alert-mail'>): Promise<void> => {
    const [member, preferences] = await Promise.all([accounts.findMember(memberId), alerts.readPreferences(memberId)]);
    if (member === null) return;
    const now = clock();
    await alerts.changeMails(memberId, (sealed) => {
      const bundle = open(secrets, sealed);
      const { mailedAt } = bundle;
      const due = bundle.waiting.filter(({ notBefore }) => notBefore <= now);
      if (due.length === 0) return null;
      if (mailedAt !== null && mailedAt + MAILS_APART > now) {
        const isAnonymous = due.every((news) => news.isAnonymous);
        const at = mailedAt + MAILS_APART + (isAnonymous ? anonymousDelay(ids) : 0);
        const cause = `after:${mailedAt}${isAnonymous ? ':anonymous' : ''}`;
        return { sealed: seal(secrets, bundle), jobs: [mailJob(memberId, cause, at)] };
      }
      const waiting = bundle.waiting.filter(({ notBefore }) => notBefore > now);
      const wanted = due.filter(({ subject }) => isChosen(preferences, subject) || isModerationDecision(subject));
      // An unverified address may belong to somebody else.
      const mails = member.emailVerified && wanted.length > 0;
      const left = mails ? { mailedAt: now, mailed: due, waiting } : { ...bundle, waiting };
      return {
        sealed: seal(secrets, left),
        jobs: mails ? [newsMail(secrets, member, wanted, preferences, now)] : [],
      };
    });
  };

/** Random, so that nobody who writes about an anonymous conflict can watch whose phone lights up. */
export const anonymousDelay = (ids: Pick<IdSource, 'randomInt'>): number =>
  SHORTEST_DELAY + ids.randomInt(LONGEST_DELAY - SHORTEST_DELAY);

const SHORTEST_DELAY = MINUTE;
const LONGEST_DELAY = 10 * MINUTE;

const isChosen = (preferences: AlertPreferences, subject: WaitingNews['subject']): boolean =>
  preferences[alertKind(subject)].mail;

const newsMail = (
  secrets: Secrets,
  { id, email }: Pick<Member, 'id' | 'email'>,
  waiting: readonly WaitingNews[],
  preferences: AlertPreferences,
  now: Timestamp,
): NewJob => {
  const news = waiting.map(({ subject, isAnonymous }) => newsOf(subject, isAnonymous, 'mail'));
  const chosen = waiting.filter(({ subject }) => isChosen(preferences, subject)).length;
  // A mail of kind `none` says that it is about decisions on the member's posts.
  const unasked = waiting.every(({ isAnonymous }) => isAnonymous) ? 'some' : 'none';
  const [first] = waiting;
  return {
    key: `news-mail:${id}:${now}`,
    payload: {
      kind: 'mail',
      mail: {
        template: 'alert',
        to: email,
        news: [...new Map(news.map((one) => [`${one.path} ${one.text}`, one])).values()],
        asked: chosen === waiting.length ? 'all' : chosen > 0 ? 'some' : unasked,
        unsubscribe: unsubscribeToken(secrets, 'alerts', id),
      },
      asksOf: first && waiting.length === 1 ? asksOf(first.subject) : undefined,
    },
    runAt: now,
  };
};

const mailJob = (memberId: MemberId, cause: string, runAt: Timestamp): NewJob => ({
  key: `alert-mail:${memberId}:${cause}`,
  payload: { kind: 'alert-mail', memberId },
  runAt,
});

const seal = (secrets: Secrets, bundle: MailBundle): string => secrets.seal(bundleText(bundle));

const open = (secrets: Secrets, sealed: string | null): MailBundle => {
  try {
    return sealed === null ? EMPTY_BUNDLE : parseBundle(secrets.open(sealed));
  } catch {
    return EMPTY_BUNDLE;
  }
};

export const deliverMail =
  ({ conflicts, mailer }: { conflicts: Pick<ConflictStore, 'changeConflict'>; mailer: Mailer }) =>
  async ({ mail, asksOf }: JobOf<'mail'>): Promise<void> => {
    const isOff =
      asksOf !== undefined && (await conflicts.changeConflict(asksOf, (conflict) => unchanged(!conflict?.isActive)));
    if (!isOff) await mailer.send(mail);
  };

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

const EMPTY_BUNDLE: MailBundle = { mailedAt: null, mailed: [], waiting: [] };

const MAILS_APART = HOUR;

const WAITING_PER_KIND = 5;

const withNews = (bundle: MailBundle, news: WaitingNews): MailBundle => {
  const { mailed, waiting } = bundle;
  const isKnown = [...mailed, ...waiting].some((one) => eventKey(one) === eventKey(news));
  const kind = alertKind(news.subject);
  const ofKind = waiting.filter(({ subject }) => alertKind(subject) === kind).length;
  return isKnown || ofKind >= WAITING_PER_KIND ? bundle : { ...bundle, waiting: [...waiting, news] };
};

/** Pads the text to hide the bundle's exact length. */
const bundleText = (bundle: MailBundle): string => {
  const text = JSON.stringify(bundle);
  return text.padEnd(Math.ceil(text.length / TEXT_STEP) * TEXT_STEP);
};

const TEXT_STEP = 2_048;

const parseBundle = (text: string): MailBundle => JSON.parse(text) as MailBundle;
