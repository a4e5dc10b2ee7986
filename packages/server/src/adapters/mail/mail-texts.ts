import { type Mail, PROVIDER_LABELS } from '@twosides/domain';
import { digestText } from './digest-text.ts';
import { SIGNATURE, textOf, unsubscribeUrlOf } from './text.ts';

export type MailText = {
  readonly subject: string;
  readonly text: string;
  /** The same once more, for mails that are more than a few lines. */
  readonly html?: string;
  /** Where one click ends such mails. */
  readonly unsubscribeUrl?: string;
};

/** What each mail says, as plain text: it reads everywhere, and a link in it can be seen before it is followed. */
export const mailText = (mail: Mail, publicOrigin: string): MailText => {
  switch (mail.template) {
    case 'verify-email':
      return {
        subject: 'Verify your email for TwoSides',
        text: lines(
          'Welcome to TwoSides.',
          'Please confirm that this address is yours:',
          `${publicOrigin}/verify-email?token=${mail.secret}`,
          'The link works for 24 hours. If you did not ask for this, ignore this mail: without the link nothing happens.',
        ),
      };
    case 'already-registered':
      return {
        subject: 'You already have a TwoSides account',
        text: lines(
          'Someone, perhaps you, has just tried to register at TwoSides with this address. You have an account already.',
          `Sign in: ${publicOrigin}/login`,
          `Forgot your password? ${publicOrigin}/forgot-password`,
          'If it was not you, there is nothing to do: your account is unchanged.',
        ),
      };
    case 'reset-password':
      return {
        subject: 'Reset your TwoSides password',
        text: lines(
          'You can choose a new password here:',
          `${publicOrigin}/reset-password?token=${mail.secret}`,
          'The link works for 30 minutes, once. If you did not ask for this, ignore this mail: your password stays as it is.',
        ),
      };
    case 'password-changed':
      return {
        subject: 'Your TwoSides password was changed',
        text: lines(
          'The password of your TwoSides account has just been changed, and your other devices were signed out.',
          `If it was not you, take your account back now: ${publicOrigin}/forgot-password`,
        ),
      };
    case 'account-deleted':
      return {
        subject: 'Your TwoSides account is deleted',
        text: lines(
          'Your TwoSides account has been deleted, as you have asked. You are signed out everywhere, and we will not write to this address again.',
          'You are welcome to register again at any time, also with this address.',
          `If it was not you, please write to us: ${publicOrigin}/contact`,
        ),
      };
    case 'change-email':
      return {
        subject: 'Confirm your new email for TwoSides',
        text: lines(
          'Please confirm that you want to use this address for your TwoSides account:',
          `${publicOrigin}/confirm-email?token=${mail.secret}`,
          'The link works for 24 hours, once. If you did not ask for this, ignore this mail: without the link nothing happens.',
        ),
      };
    case 'email-in-use':
      return {
        subject: 'Your address has a TwoSides account already',
        text: lines(
          'Someone, perhaps you, has asked to use this address for another TwoSides account. It belongs to an account already, so nothing has changed.',
          `Sign in: ${publicOrigin}/login`,
          `Forgot your password? ${publicOrigin}/forgot-password`,
          'If you want to use this address for the other account, delete this one in its settings first.',
        ),
      };
    case 'email-change-asked':
      return {
        subject: 'Someone wants to change the email of your TwoSides account',
        text: lines(
          `Someone who knows your password, hopefully you, has asked to change the address of your account to ${mail.newEmail}. It changes when the link that we have sent there is followed.`,
          `If it was not you, choose a new password now: ${publicOrigin}/forgot-password`,
          'That also makes the link stop working.',
        ),
      };
    case 'email-changed':
      return {
        subject: 'The email of your TwoSides account was changed',
        text: lines(
          `Your account now uses the address ${mail.newEmail}, and your other devices were signed out. We will not write to this address again.`,
          `If it was not you, please write to us at once: ${publicOrigin}/contact`,
        ),
      };
    case 'weekly-digest':
      return digestText(mail.digest, mail.unsubscribe, publicOrigin);
    case 'alert': {
      const unsubscribeUrl = unsubscribeUrlOf(mail.unsubscribe, publicOrigin);
      return {
        subject: 'News for you on TwoSides',
        text: lines(
          'There is something that you have asked to hear of.',
          mail.news.text,
          `${publicOrigin}${mail.news.path}`,
          `Stop these mails: ${unsubscribeUrl}\nAll settings: ${publicOrigin}/settings#notifications`,
        ),
        unsubscribeUrl,
      };
    }
    case 'provider-connected': {
      const provider = PROVIDER_LABELS[mail.provider];
      return {
        subject: `You can now sign in to TwoSides with ${provider}`,
        text: lines(
          `Your ${provider} account has just been connected to your TwoSides account.`,
          ...(mail.passwordRemoved
            ? [
                'The password that had been set before this address was confirmed no longer works. ' +
                  `You can choose a new one: ${publicOrigin}/forgot-password`,
              ]
            : []),
          `If it was not you, take your account back now by choosing a new password (${publicOrigin}/forgot-password), ` +
            `then disconnect ${provider}: ${publicOrigin}/settings`,
        ),
      };
    }
    case 'provider-disconnected': {
      const provider = PROVIDER_LABELS[mail.provider];
      return {
        subject: `${provider} no longer signs you in to TwoSides`,
        text: lines(
          `Your ${provider} account has just been disconnected from your TwoSides account.`,
          `If it was not you, take your account back now: ${publicOrigin}/forgot-password`,
        ),
      };
    }
  }
};

const lines = (...paragraphs: string[]) => textOf([...paragraphs, SIGNATURE]);
