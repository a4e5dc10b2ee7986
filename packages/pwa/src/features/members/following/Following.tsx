import { useState } from 'react';
import { waitTextOf } from '../../../api/api-error.ts';
import { useOwnFollowing, useSetFollowing } from '../../../api/profiles.ts';
import { FORM_TOASTS } from '../../../messages/toasts.ts';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { MemberName } from '../../common/member-name/MemberName.tsx';
import { toastProblem } from '../../common/offline/LoadFailed.tsx';
import ownStyles from '../own-conflicts/OwnConflicts.module.css';
import styles from './Following.module.css';

export function Following() {
  const { data: following = [] } = useOwnFollowing();
  if (following.length === 0) return null;
  return (
    <Card as="section" padding="roomy" className={shared.stack12} aria-labelledby="following">
      <h2 id="following" className={ownStyles.heading} tabIndex={-1}>
        Following
      </h2>
      <p className={shared.note}>
        Only you can see this list. You get an alert when one of them posts a conflict under their nickname.
      </p>
      <ul>
        {following.map(({ nickname }) => (
          <Row key={nickname} nickname={nickname} />
        ))}
      </ul>
    </Card>
  );
}

/** Stays after unfollowing, so that the focus stays and a slip can be undone. */
function Row({ nickname }: { readonly nickname: string }) {
  const [isFollowing, setIsFollowing] = useState(true);
  const setFollowing = useSetFollowing(nickname, (error) => {
    setIsFollowing((is) => !is);
    toastProblem(FORM_TOASTS.followFailed, waitTextOf(error));
  });
  const action = isFollowing ? 'Unfollow' : 'Follow';
  return (
    <li className={styles.row}>
      <MemberName nickname={nickname} isPseudonym={false} className={shared.breaks} />
      <Button
        aria-label={`${action} ${nickname}`}
        onClick={() => {
          setIsFollowing(!isFollowing);
          setFollowing(!isFollowing);
        }}
      >
        {action}
      </Button>
    </li>
  );
}
