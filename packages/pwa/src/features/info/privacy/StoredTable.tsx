import styles from './StoredTable.module.css';

/** A list, because three columns of sentences do not fit a phone. */
export function StoredTable() {
  return (
    <dl className={styles.list}>
      {STORED.map(({ what, why, until }) => (
        <div key={what} className={styles.item}>
          <dt className={styles.what}>{what}</dt>
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
    why: 'To sign you in, to confirm that it’s yours, to reset a password, and for the emails you ask for.',
    until: 'until you delete your account',
  },
  {
    what: 'Password',
    why: 'Scrambled so that nobody can recover it (argon2id).',
    until: 'until you change it or delete your account',
  },
  {
    what: 'Passkeys',
    why: 'If you make one: its public key, where it is stored, and the days you made and last used it. The secret half stays on your device.',
    until: 'until you remove it or delete your account',
  },
  {
    what: 'Google or Apple account',
    why: 'If you sign in with one: the ID number Google or Apple assigns you for this site. We also ask them for your email address, and for nothing else.',
    until: 'until you disconnect it or delete your account',
  },
  {
    what: 'Profile',
    why: 'Nickname, pronouns, avatar and bio, and what you tell us about your partner: a nickname, pronouns, an avatar, and what they are to you.',
    until: 'until you change it or delete your account',
  },
  {
    what: 'Conflicts and comments',
    why: 'For others to read. What’s taken down is hidden from everyone but its author.',
    until:
      'until erased; deleting your account takes conflicts down and leaves comments under “Deleted member” or a pseudonym',
  },
  {
    what: 'How your conflicts turned out',
    why: 'What you tell us, when, whether you had seen the result by then, and when we last asked you. If you say whether the votes helped, we keep that too, and show others only the count.',
    until: 'for as long as we keep the conflict',
  },
  {
    what: 'Conflicts you follow',
    why: 'Which ones, and the day you chose to follow them, so we can tell you how they ended. It doesn’t say whether or how you voted.',
    until: 'until you change your mind or delete your account',
  },
  {
    what: 'Votes',
    why: 'Your side now and the one you chose first, the day, whether you had seen the result by then, your guess if you made one, whether your account was older than a week and had voted before, and the fingerprints described below.',
    until: 'for good, because the result depends on them; after you delete your account, under a random fingerprint',
  },
  {
    what: 'Comments that you marked as helpful, or that changed your mind',
    why: 'Which ones, and on which day, under the same kind of fingerprint as votes, because each mark counts once.',
    until: 'until you take the mark back; after you delete your account, under a random fingerprint',
  },
  {
    what: 'Points',
    why: 'What earned you points, how many and on which day, what they add up to, your streak, and the weeks you came first.',
    until: 'until you delete your account',
  },
  {
    what: 'Who you follow',
    why: 'To show you the list, and to count followers.',
    until: 'until you unfollow them or one of you deletes your account',
  },
  {
    what: 'Shares',
    why: 'That a conflict was shared, how and when. To count each person once a day: a fingerprint of the day and the account, or of the network address if there’s no account. The next day, it’s no longer of any use.',
    until: 'a week',
  },
  {
    what: 'Reports',
    why: 'What you reported, why, and that it was you, because each report counts once. The author doesn’t see who it was.',
    until: 'as long as we need it to judge what was reported',
  },
  {
    what: 'Reports without an account',
    why: 'What you reported and why, filed under a secret that only you have, which we keep scrambled. Your email address, if you give it, encrypted: to tell you that we have your report, and when it’s decided.',
    until: 'as long as other reports; your email address until we decide, or for 90 days at most',
  },
  {
    what: 'Moderator decisions',
    why: 'What was decided about a conflict, comment or update, why, which text it was based on, and when, so that we can tell its author and check it later. We record who decided only as a fingerprint.',
    until: 'for good: nobody can change or delete it',
  },
  {
    what: 'Alerts',
    why: 'News about what you wrote, your reports, your followers and new devices, whether you’ve read it, and which alerts you want.',
    until: '90 days, up to the latest 200; your choices until you delete your account',
  },
  {
    what: 'Devices for notifications',
    why: 'If you ask for them: the address at which your browser’s maker reaches this device, an encryption key, when it was added, and when it was last used.',
    until: 'until you turn notifications off, sign out there or delete your account',
  },
  {
    what: 'Emails and notifications on their way',
    why: 'Who gets what, so nothing is lost if something fails.',
    until: 'until they’re delivered, or we give up; we keep a record of that for another 30 days',
  },
  {
    what: 'Sessions',
    why: 'Where you’re signed in: on what kind of device, when you signed in, and when you were last active, to the hour. Your settings list them. No network address.',
    until: 'until you sign out, at most 60 days after your last visit',
  },
  {
    what: 'Devices you’ve signed in on',
    why: 'Names like “Firefox on Windows”, each stored once, to tell you when someone signs in to your account on a new one. No network address, and no time.',
    until: 'until you delete your account',
  },
  {
    what: 'Links in emails',
    why: 'A scrambled copy, to recognize the link when you open it.',
    until:
      '24 hours to confirm an address, 30 minutes for a new password, 15 minutes to sign in, 7 days to undo an email change; expired ones are deleted',
  },
  {
    what: 'How often something was tried',
    why: 'To stop people from guessing passwords or flooding the site: a count under a fingerprint of the network address, the email address or the account.',
    until: 'a day at most',
  },
  {
    what: 'Request log',
    why: 'The time, the path, the status and the duration of each request. No network address, no email address, no cookie, and nothing you write.',
    until: 'as long as the people who run this site need it to find problems',
  },
] as const;
