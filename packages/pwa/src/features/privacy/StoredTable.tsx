import styles from './StoredTable.module.css';

/** A list rather than a table: on a phone three columns of sentences would be three narrow towers. */
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
    why: 'To log in, to confirm that it is yours, to reset a password, and for the emails that you ask for.',
    until: 'until you delete your account',
  },
  {
    what: 'Password',
    why: 'Only as a hash (argon2id), from which it cannot be read back.',
    until: 'until you change it or delete your account',
  },
  {
    what: 'Google or Apple account',
    why: 'If you log in with one: the number by which Google or Apple names you to this site. We ask them for your email address too, and for nothing else.',
    until: 'until you disconnect it or delete your account',
  },
  {
    what: 'Profile',
    why: 'Nickname, pronouns, avatar and bio, and what you tell about your partner: a nickname, pronouns, an avatar, and what they are to you.',
    until: 'until you change it or delete your account',
  },
  {
    what: 'Conflicts and comments',
    why: 'So that others can read them. What is taken down is hidden from everyone but its author.',
    until: 'until it is erased; deleting your account takes conflicts down and leaves comments under “Deleted member”',
  },
  {
    what: 'Votes',
    why: 'The side, the time, and the fingerprint described below.',
    until: 'for good, because the result depends on them; after you delete your account under a random fingerprint',
  },
  {
    what: 'Comments that you marked as helpful',
    why: 'Which ones, under the same kind of fingerprint as votes, so that each mark counts once.',
    until: 'until you take the mark back; after you delete your account under a random fingerprint',
  },
  {
    what: 'Points',
    why: 'What has earned you points, how many and on which day, what they add up to, for how many days in a row you have done something, and the weeks in which you were first.',
    until: 'until you delete your account',
  },
  {
    what: 'Whom you follow',
    why: 'To show it to you, and to count followers.',
    until: 'until you unfollow or one of you deletes the account',
  },
  {
    what: 'Shares',
    why: 'That a conflict was passed on, in which way and when. To count each person once a day, a fingerprint of the account, without one of the network address, and of the day (an HMAC). It cannot be read back, and says nothing on the next day.',
    until: 'a week',
  },
  {
    what: 'Reports',
    why: 'What you reported, why, and that it was you, so that each report counts once. Its author does not see who it was.',
    until: 'as long as it is needed to judge what was reported',
  },
  {
    what: 'Alerts',
    why: 'What has happened around what you wrote, reported or are followed for, whether you have read it, and of what you want to hear.',
    until: '90 days, at most the latest 200; your choices until you delete your account',
  },
  {
    what: 'Devices for notifications',
    why: 'If you ask for them: the address under which the maker of your browser reaches it, a key to encrypt with, since when, and when it was last here.',
    until: 'until you end it, log out there or delete your account',
  },
  {
    what: 'Emails and notifications on their way',
    why: 'To whom and what, so that none is lost when something fails.',
    until: 'until they are delivered or given up; for another 30 days a mark that it is done',
  },
  {
    what: 'Sessions',
    why: 'Which browser is logged in as whom, on what kind of device, since when, and when it was last here, to the hour. Your settings list them. No network address.',
    until: 'until you log out, at most 60 days after your last visit',
  },
  {
    what: 'Links in emails',
    why: 'Only a hash of them, to recognise the link when you follow it.',
    until: '24 hours to confirm an address, 30 minutes for a new password; expired ones are swept away',
  },
  {
    what: 'How often something was tried',
    why: 'So that nobody can try passwords or flood the site: a count under an HMAC of the network address, the email address or the account, which cannot be read back.',
    until: 'an hour at most',
  },
  {
    what: 'Log of requests',
    why: 'The time, the path, the status and the duration of each request. No network address, no email address, no cookie, and nothing of what you write.',
    until: 'as long as whoever runs this site needs it to find faults',
  },
] as const;
