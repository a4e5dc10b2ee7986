import { ALERTS_PATH, TODAY_IS_READY } from '@twosides/domain/alerts';
import { type Mail, PROVIDER_LABELS } from '@twosides/domain/model';
import type { OperatorView } from '@twosides/domain/reading';
import { digestText } from './digest-text.ts';
import { type MailText, signatureOf, textOf, unsubscribeUrlOf } from './text.ts';

export const mailText = (mail: Mail, publicOrigin: string, operator: OperatorView): MailText => {
  const lines = (...paragraphs: string[]) => textOf([...paragraphs, signatureOf(operator).join('\n')]);
  const plain = (subject: string, ...paragraphs: string[]) => ({ subject, text: lines(...paragraphs) });
  switch (mail.template) {
    case 'verify-email': {
      const uses = mail.code ? 'uses the code or the link' : 'opens the link';
      if (mail.provider) {
        const provider = PROVIDER_LABELS[mail.provider];
        return plain(
          mail.code ? codeSubject(mail.code) : 'Confirm your email for TwoSides',
          `Someone, hopefully you, is trying to sign in to TwoSides with ${provider}, using this address.`,
          ...(mail.code
            ? [
                `If it was you, type this code on the page where you chose ${provider} (good for 10 minutes):`,
                mail.code,
                'Or open this link in the same browser (good for 24 hours):',
              ]
            : ['If it was you, open this link in the same browser (good for 24 hours):']),
          `${publicOrigin}/verify-email?token=${mail.secret}#${addressOf(mail)}`,
          `Don’t share this ${mail.code ? 'code or link' : 'link'} with anyone.`,
          `If it wasn’t you, you can ignore this email. Nothing will change unless someone ${uses}.`,
        );
      }
      return plain(
        mail.code ? codeSubject(mail.code) : 'Verify your email for TwoSides',
        'Welcome to TwoSides.',
        'To confirm that this address is yours, open this link:',
        `${publicOrigin}/verify-email?token=${mail.secret}#${addressOf(mail)}`,
        ...(mail.code
          ? [
              'Or type this code on the device where you signed up (good for 10 minutes):',
              mail.code,
              'Don’t share this code or link with anyone.',
            ]
          : []),
        `The link works for 24 hours. If you didn’t ask for this, you can ignore this email. Nothing will change unless someone ${uses}.`,
      );
    }
    case 'already-registered':
      return plain(
        'You already have a TwoSides account',
        'Someone, maybe you, just tried to sign up for TwoSides with this address. You already have an account.',
        `Sign in: ${publicOrigin}/login`,
        `Forgot your password? ${publicOrigin}/forgot-password`,
        'If it wasn’t you, you don’t need to do anything. Your account hasn’t changed.',
      );
    case 'reset-password':
      return plain(
        'Reset your TwoSides password',
        'You can choose a new password here:',
        `${publicOrigin}/reset-password?token=${mail.secret}#${addressOf(mail)}`,
        'The link works once and expires after 30 minutes. If you didn’t ask for this, you can ignore this email. Your password won’t change.',
      );
    case 'sign-in':
      return plain(
        'Your TwoSides sign-in link',
        'Open this link to sign in without a password:',
        `${publicOrigin}/sign-in-link?token=${mail.secret}`,
        'The link works once and expires after 15 minutes. Don’t share it: anyone with this link can get into your account. If you didn’t ask for this, you can ignore this email.',
      );
    case 'password-changed':
      return plain(
        'Your TwoSides password was changed',
        'Your TwoSides password was just changed, and your other devices were signed out.',
        ...(mail.disconnected?.length
          ? [
              `You can no longer sign in with ${mail.disconnected.map((provider) => PROVIDER_LABELS[provider]).join(' or ')}. You can connect ${mail.disconnected.length > 1 ? 'them' : 'it'} again in your settings: ${publicOrigin}/settings`,
            ]
          : []),
        ...(mail.removesPasskeys ? ['Your passkeys were removed.'] : []),
        `If you didn’t do this, secure your account now: ${publicOrigin}/forgot-password`,
      );
    case 'account-deleted':
      return plain(
        'Your TwoSides account has been deleted',
        'Your TwoSides account has been deleted, as you asked. You’re signed out everywhere, and we won’t email this address again.',
        'You’re welcome to sign up again at any time, even with this address.',
        `If you didn’t ask for this, please contact us: ${publicOrigin}/contact`,
      );
    case 'change-email':
      return plain(
        'Confirm your new email for TwoSides',
        'To use this address for your TwoSides account, open this link:',
        `${publicOrigin}/confirm-email?token=${mail.secret}`,
        'The link works once and expires after 24 hours. If you didn’t ask for this, you can ignore this email. Nothing will change unless someone opens the link.',
      );
    case 'email-in-use':
      return plain(
        'Your email address already has a TwoSides account',
        'Someone, maybe you, asked to use this address for another TwoSides account. It already belongs to an account, so nothing has changed.',
        `Sign in: ${publicOrigin}/login`,
        `Forgot your password? ${publicOrigin}/forgot-password`,
        'To use this address for the other account, first delete the account it belongs to now. You can do that in its settings.',
      );
    case 'email-change-asked':
      return plain(
        'Someone wants to change the email address on your TwoSides account',
        `Someone who knows your password, hopefully you, asked to change the email address on your account to ${mail.newEmail}. It will change when someone opens the link we sent to that address.`,
        `If it wasn’t you, choose a new password now: ${publicOrigin}/forgot-password`,
        'That also stops the link from working.',
      );
    case 'email-changed':
      return plain(
        'The email address on your TwoSides account was changed',
        mail.newEmail === null
          ? 'Your account now uses a different email address instead of this one.'
          : `Your account now uses the address ${mail.newEmail}, and your other devices were signed out.`,
        ...(mail.secret === null
          ? [`If you didn’t make this change, please contact us right away: ${publicOrigin}/contact`]
          : [
              'If you didn’t make this change, choose a new password here. The account will then use this address again:',
              `${publicOrigin}/reset-password?token=${mail.secret}&undo=email#${addressOf(mail)}`,
              'The link works once and expires 7 days after the change. Don’t share it: anyone with this link can get into your account.',
            ]),
        'If you made this change, you don’t need to do anything. We won’t email this address again.',
      );
    case 'email-change-undone':
      return plain(
        'We switched your TwoSides account back to its previous email',
        'Someone opened the link we sent to your account’s previous email address, so the account no longer uses this one. It has a new password, and every device was signed out.',
        `If it wasn’t you, please contact us right away: ${publicOrigin}/contact`,
      );
    case 'weekly-digest':
      return digestText(mail.digest, mail.unsubscribe, publicOrigin, operator);
    case 'alert':
      return alertText(mail, publicOrigin, lines);
    case 'report-received':
      return plain(
        'We’ve received your report to TwoSides',
        'Thank you for your report. A person will review it.',
        `You can check on your report here: ${publicOrigin}/report-status#${mail.secret}`,
        'Only people with this link can open the page.',
        'We’ll email you once more when we’ve made a decision, and then delete your address. We’ll delete it within 90 days in any case. Your report page will stay up.',
        'If you didn’t report anything, you can ignore this email.',
      );
    case 'report-decided':
      return plain(
        'We’ve reviewed your report to TwoSides',
        'We’ve reviewed what you reported and made a decision.',
        mail.secret
          ? `Read it on your report page: ${publicOrigin}/report-status#${mail.secret}`
          : 'You can read it on your report page. The link is in our first email.',
        'Only people with the link can open the page.',
        'We’ve deleted this address and won’t email it again.',
      );
    case 'danger-reported':
      return plain(
        'Urgent: a report on TwoSides',
        'We just received a report that someone may be in danger.',
        `Please look at it right away: ${publicOrigin}/moderation`,
        'We send this email at most once an hour for each report.',
      );
    case 'provider-connected': {
      const provider = PROVIDER_LABELS[mail.provider];
      return plain(
        `You can now sign in to TwoSides with ${provider}`,
        `Your ${provider} account was just connected to your TwoSides account.`,
        ...(mail.passwordRemoved
          ? [
              'Your account had a password that was set before this address was confirmed. For your security, that password no longer works. ' +
                `You can choose a new one: ${publicOrigin}/forgot-password`,
            ]
          : []),
        `If you didn’t do this, secure your account now: choose a new password (${publicOrigin}/forgot-password), ` +
          `then disconnect ${provider}: ${publicOrigin}/settings`,
      );
    }
    case 'passkey-added':
      return plain(
        'Your TwoSides sign-in methods have changed',
        'A passkey was just added to your TwoSides account.',
        `If you didn’t do this, choose a new password and remove all passkeys now: ${publicOrigin}/forgot-password`,
      );
    case 'passkey-removed':
      return plain(
        'Your TwoSides sign-in methods have changed',
        'A passkey was just removed from your TwoSides account. Devices that signed in with it have been signed out.',
        `If you didn’t do this, secure your account now: ${publicOrigin}/forgot-password`,
      );
    case 'passkey-copied':
      return plain(
        'We blocked a sign-in to TwoSides',
        'Someone tried to sign in with what may be a copy of your passkey, and we blocked the attempt.',
        `If you don’t know why this happened, remove the passkey in your settings: ${publicOrigin}/settings#passkeys`,
      );
    case 'provider-disconnected': {
      const provider = PROVIDER_LABELS[mail.provider];
      return plain(
        `You can no longer sign in to TwoSides with ${provider}`,
        `Your ${provider} account was just disconnected from your TwoSides account.`,
        `If you didn’t do this, secure your account now: ${publicOrigin}/forgot-password`,
      );
    }
  }
};

/** Tells password managers the account. It is in the fragment, because browsers send no fragment to a server. */
const addressOf = ({ to }: Mail): string => `email=${encodeURIComponent(to)}`;

type AlertMail = Extract<Mail, { template: 'alert' }>;

const alertText = (
  { news, asked, unsubscribe }: AlertMail,
  publicOrigin: string,
  lines: (...paragraphs: string[]) => string,
): MailText => {
  const unsubscribeUrl = unsubscribeUrlOf(unsubscribe, publicOrigin);
  const settings = `All settings: ${publicOrigin}/settings#notifications`;
  const feet = {
    all: `Stop these emails: ${unsubscribeUrl}\n${settings}`,
    some: `We always send some of these emails. To stop the rest: ${unsubscribeUrl}\n${settings}`,
    none: `We always email you about decisions on your posts.\n${settings}`,
  };
  const [first, ...more] = new Set(news.map(({ path }) => path));
  return {
    subject: news.every(({ text }) => text === TODAY_IS_READY) ? 'Today’s five are ready' : 'Something new on TwoSides',
    text: lines(
      ...(asked === 'all' ? ['Here’s what’s new on TwoSides:'] : []),
      [...new Set(news.map(({ text }) => text))].join('\n'),
      `${publicOrigin}${first === undefined || more.length > 0 ? ALERTS_PATH : first}`,
      feet[asked],
    ),
    ...(asked === 'none' ? {} : { unsubscribeUrl }),
  };
};

const codeSubject = (code: string): string => `${code} is your TwoSides code`;
