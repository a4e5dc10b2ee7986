import styles from './BubbleIcon.module.css';
import { Bubbles } from './Bubbles.tsx';
import { Icon, type IconName } from './Icon.tsx';

type BubbleIconProps = {
  readonly name: IconName;
  readonly size?: number | undefined;
};

export function BubbleIcon({ name, size = 52 }: BubbleIconProps) {
  return (
    <span className={styles.mark}>
      <Bubbles look="soft" size={size} />
      <span className={styles.icon}>
        <Icon name={name} size={Math.round(size * 0.3)} />
      </span>
    </span>
  );
}
