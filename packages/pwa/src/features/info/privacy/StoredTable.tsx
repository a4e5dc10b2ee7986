import shared from '../../../styles/shared.module.css';
import styles from './StoredTable.module.css';

export function StoredTable() {
  return (
    <dl className={styles.list}>
      {STORED.map(({ what, why, until }) => (
        <div key={what} className={styles.item}>
          <dt className={shared.strong}>{what}</dt>
          <dd>{why}</dd>
          <dd className={styles.until}>Kept {until}</dd>
        </div>
      ))}
    </dl>
  );
}

const STORED = [
  {
    what: 'Email address',
    why: 'To sign you in, confirm that the address is yours, reset your password and send you the emails you ask for.',
    until: 'until you delete your account',
  },
  {
    what: 'Password',
    why: 'To sign you in. We store it scrambled (with argon2id), so nobody can recover it.',
    until: 'until you change it or delete your account',
  },
  {
    what: 'Passkeys',
    why: 'If you create one, we keep its public key, where the passkey is stored, and the days you created and last used it. The secret half stays on your device.',
    until: 'until you remove it or delete your account',
  },
  {
    what: 'Google or Apple account',
    why: 'If you sign in with one, we keep the ID number Google or Apple assigns you for this site. We also ask them for your email address, but nothing else.',
    until: 'until you disconnect it or delete your account',
  },
  {
    what: 'Profile',
    why: 'Your nickname, pronouns, avatar and bio, and what you tell us about your partner: their nickname, pronouns and avatar, and what they are to you.',
    until: 'until you change it or delete your account',
  },
  {
    what: 'Conflicts and comments',
    why: 'So others can read them. Once something is taken down, only its author and moderators can see it.',
    until:
      'until they’re erased; when you delete your account, your conflicts are taken down, and your comments stay up under “Deleted member” or a pseudonym',
  },
  {
    what: 'How your conflicts turned out',
    why: 'What you tell us and when, whether you had seen the result by then, and when we last asked you. If you say whether the votes helped, we keep your answer too, but show others only the count.',
    until: 'for as long as we keep the conflict',
  },
  {
    what: 'Conflicts you follow',
    why: 'Which ones you follow, and the day you chose to follow them, so we can tell you how they ended. This doesn’t show whether or how you voted.',
    until: 'until you change your mind or delete your account',
  },
  {
    what: 'Votes',
    why: 'Your current side and the one you chose first, the day you voted, whether you had seen the result by then, your guess if you made one, whether your account was more than a week old and had voted before, and the fingerprints described below.',
    until: 'for good, because the result depends on them; after you delete your account, under a random fingerprint',
  },
  {
    what: 'Comments that you marked as helpful, or that changed your mind',
    why: 'Which comments you marked, and on which day. We store this under the same kind of fingerprint as votes, so each mark counts only once.',
    until: 'until you take the mark back; after you delete your account, under a random fingerprint',
  },
  {
    what: 'Points',
    why: 'What you earned points for, how many and on which day, your total, your streak, and the weeks you came in first.',
    until: 'until you delete your account',
  },
  {
    what: 'Who you follow',
    why: 'To show you the list and to count followers.',
    until: 'until you unfollow them or one of you deletes your account',
  },
  {
    what: 'Shares',
    why: 'That a conflict was shared, how and when. To count each person once a day, we keep a fingerprint made from the date and your account, or from your network address if you don’t have an account. By the next day, it’s useless.',
    until: 'for a week',
  },
  {
    what: 'Reports',
    why: 'What you reported and why, and that you reported it, because each person’s report counts only once. The author doesn’t see who reported it.',
    until: 'for as long as we need them to review what was reported',
  },
  {
    what: 'Reports without an account',
    why: 'What you reported and why, filed under a secret code. Only you have the code; we keep a scrambled copy. If you give us your email address, we store it encrypted, to confirm your report and to tell you what we decide.',
    until:
      'for as long as other reports are; we delete your email address once we’ve decided, or after 90 days at the latest',
  },
  {
    what: 'Moderator decisions',
    why: 'What was decided about a conflict, comment or update, when and why, and which text the decision was based on. We need this to tell the author and to check the decision later. The person who decided is recorded only as a fingerprint.',
    until: 'for good; nobody can change or delete them',
  },
  {
    what: 'Alerts',
    why: 'Alerts about what you’ve written, your reports, your followers and new devices, whether you’ve read it, and which alerts you want.',
    until: 'for 90 days, and only the latest 200; your choices, until you delete your account',
  },
  {
    what: 'Devices for notifications',
    why: 'If you turn on notifications, we keep the address that your browser’s maker uses to reach this device, an encryption key, and when the device was added and last used.',
    until: 'until you turn notifications off, sign out there or delete your account',
  },
  {
    what: 'Emails and notifications on their way',
    why: 'Who is getting which message, so nothing gets lost if something fails.',
    until: 'until they’re delivered or we stop trying; we keep a record of the outcome for another 30 days',
  },
  {
    what: 'Sessions',
    why: 'What kind of device you’re signed in on, when you signed in, and when you were last active, to the hour. Your settings list your sessions. We don’t store a network address.',
    until: 'until you sign out, or for 60 days after your last visit at most',
  },
  {
    what: 'Devices you’ve signed in on',
    why: 'Names like “Firefox on Windows,” each stored once, so we can tell you when someone signs in to your account on a new device. We don’t store a network address or a time with them.',
    until: 'until you delete your account',
  },
  {
    what: 'Links in emails',
    why: 'A scrambled copy of each link, so we recognize it when you open it.',
    until:
      'for 24 hours to confirm an address, 30 minutes to choose a new password, 15 minutes to sign in, and 7 days to undo an email change; expired links are deleted',
  },
  {
    what: 'Repeated attempts',
    why: 'To stop people from guessing passwords or flooding the site, we count attempts under a fingerprint of the network address, the email address or the account.',
    until: 'for a day at most',
  },
  {
    what: 'Request log',
    why: 'We log the time, path, status and duration of each request, but no network address, no email address, no cookie, and nothing you write.',
    until: 'for as long as the people who run this site need it to find problems',
  },
] as const;
