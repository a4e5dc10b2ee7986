import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './BottomBar.module.css';
import { bottomLinks } from './navigation.ts';
import { ShellLink } from './ShellLink.tsx';

/** The phone's way around, in the thumb's reach. */
export function BottomBar() {
  return (
    <nav className={styles.bar} aria-label="Main">
      {bottomLinks().map(({ to, label, icon, isAsk }) => (
        <ShellLink key={to} className={styles.link} to={to}>
          <span className={classNames(styles.icon, isAsk && styles.ask)}>
            <Icon name={icon} size={22} />
          </span>
          {label}
        </ShellLink>
      ))}
    </nav>
  );
}
