import { POINTS } from '@twosides/domain/points';
import shared from '../../../styles/shared.module.css';
import { Card } from '../../../ui/layout/Card.tsx';
import styles from './SidePanel.module.css';

const GUIDE: readonly { readonly points: number; readonly title: string; readonly text: string }[] = [
  { points: POINTS.vote, title: 'Vote', text: 'on someone else’s conflict, once per conflict.' },
  { points: POINTS['helpful-comment'], title: 'Helpful comment', text: 'for every member who marks yours as helpful.' },
  {
    points: POINTS.post,
    title: 'Post conflict',
    text: 'under your nickname. Anonymous posts don’t earn points, because that would give you away.',
  },
  { points: POINTS.streak, title: 'Daily streak bonus', text: 'for every day in a row after the first.' },
];

export function PointsGuide() {
  return (
    <Card as="section" tone="sunken" padding="roomy" className={shared.stack20} aria-labelledby="points-guide">
      <h2 id="points-guide" className={shared.textXl}>
        How points are earned
      </h2>
      <dl className={shared.stack16}>
        {GUIDE.map(({ points, title, text }) => (
          <div key={title} className={styles.rule}>
            <dt className={styles.name}>{title}</dt>
            <dd className={styles.points}>+{points}</dd>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        You see your own points right away. Others see them a little later, together with other members’ points, so that
        nobody can tell which conflicts you voted on.
      </p>
      <p className={styles.note}>
        Others see your points once you have a nickname. If something is taken down, the points it earned are removed
        too. Days start at midnight UTC, and weeks start on Monday.
      </p>
    </Card>
  );
}
