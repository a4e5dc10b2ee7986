import { Link } from 'react-router-dom';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './MemberName.module.css';

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

export const profilePath = (identifier: string): string => `/user/${encodeURIComponent(identifier)}`;

/** Reserved nicknames, shown for people without a profile. */
const NAMELESS = ['Member', 'Deleted member'];

export const hasProfile = (nickname: string): boolean => !NAMELESS.includes(nickname);
