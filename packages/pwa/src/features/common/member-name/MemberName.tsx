import { Link } from 'react-router-dom';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './MemberName.module.css';
import { hasProfile, profilePath } from './profile-path.ts';

type MemberNameProps = {
  readonly nickname: string;
  readonly isPseudonym: boolean;
  readonly className?: string | undefined;
};

export function MemberName({ nickname, isPseudonym, className }: MemberNameProps) {
  if (isPseudonym || !hasProfile(nickname)) {
    return (
      <span className={className} dir="auto">
        {nickname}
      </span>
    );
  }
  return (
    <Link className={classNames(styles.link, className)} to={profilePath(nickname)} dir="auto">
      {nickname}
    </Link>
  );
}
