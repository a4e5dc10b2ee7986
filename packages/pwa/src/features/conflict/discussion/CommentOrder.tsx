import { DEFAULT_SIDE_LABELS, type SideLabels } from '@twosides/domain/conflicts';
import { Link, useLocation } from 'react-router-dom';
import shared from '../../../styles/shared.module.css';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './CommentOrder.module.css';

type CommentOrderProps = {
  readonly isBridging: boolean;
  readonly isInOrder: boolean;
};

export function CommentOrder({ isBridging, isInOrder }: CommentOrderProps) {
  const { pathname } = useLocation();
  const linkTo = (search: string, isCurrent: boolean, text: string) => (
    <Link
      to={{ pathname, search, hash: '#discussion' }}
      className={shared.choice}
      aria-current={isCurrent ? 'true' : undefined}
      preventScrollReset
      replace
    >
      {text}
    </Link>
  );
  return (
    <>
      <nav className={classNames(shared.wrap8, styles.order)} aria-label="Order of comments">
        {linkTo('', !isBridging, 'Newest')}
        {linkTo('?order=bridging', isBridging, 'Helpful to both sides')}
      </nav>
      {isBridging && (
        <p className={styles.note} role="status">
          {isInOrder
            ? 'Comments that people on both sides found helpful come first.'
            : 'You’re offline, so these are the newest comments instead.'}
        </p>
      )}
    </>
  );
}

export const bothSidesText = ({ her, his }: SideLabels): string =>
  her === DEFAULT_SIDE_LABELS.her
    ? 'people who took her side and people who took his'
    : `people who took ${her} and people who took ${his}`;
