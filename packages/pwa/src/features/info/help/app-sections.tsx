import { POINTS, STREAK_BADGE_DAYS } from '@twosides/domain/points';
import { Link } from 'react-router-dom';
import { HomeScreenSteps } from '../../../install/HomeScreenSteps.tsx';
import type { InfoSection } from '../page/info-section.ts';

/** Offline use, updates, installation and points. */
export const APP_SECTIONS: readonly InfoSection[] = [
  {
    id: 'offline',
    title: 'What can I do offline?',
    content: (
      <>
        <p>
          Read what you've opened here in the last seven days, vote, comment and post a conflict. What you do is saved
          on your device and sent by itself, once, when you're back online. Until then you'll find it in your{' '}
          <Link to="/outbox">outbox</Link>. You see the result when your vote has arrived.
        </p>
        <p>Following someone and marking a comment as helpful need a connection.</p>
      </>
    ),
  },
  {
    id: 'notifications',
    title: 'How do I get notifications?',
    content: (
      <>
        <p>
          Your news is behind the bell: when your conflict reaches 100 votes, when someone comments on it or follows
          you, what happened to a report, and when your account is signed in to on a new device. If you'd like to be
          told on your phone or by email, turn it on in your <Link to="/settings#notifications">settings</Link>, for
          each kind of news.
        </p>
        <p>
          Notifications and emails about news never show a title, a name or a result. On iPhone and iPad, notifications
          only work once the app is on your home screen.
        </p>
      </>
    ),
  },
  {
    id: 'install',
    title: 'How do I install the app?',
    content: (
      <>
        <p>
          There's no app store involved. On Android and on computers, open your browser's menu and choose “Install” or
          “Add to Home screen”; after a vote we may offer it too. On iPhone and iPad: <HomeScreenSteps />
        </p>
        <p>
          The installed app shows an icon that others can see. If that worries you, read{' '}
          <Link to="/safety#traces">how to leave fewer traces</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'points',
    title: 'How do I earn points?',
    content: (
      <>
        <ul>
          <li>{POINTS.vote} for a vote on someone else's conflict, once for each conflict.</li>
          <li>{POINTS['helpful-comment']} each time another member marks your comment as helpful.</li>
          <li>{POINTS.post} for posting a conflict under your nickname.</li>
          <li>{POINTS.streak} for each day in a row from the second on.</li>
        </ul>
        <p>
          Others see your points once you have a nickname. Anonymous conflicts, and your comments on them, earn none:
          points would give you away. From {STREAK_BADGE_DAYS} days in a row you get a streak badge. The{' '}
          <Link to="/leaderboard">leaderboard</Link> shows who has the most today and this week.
        </p>
      </>
    ),
  },
];
