import styles from './SideTextures.module.css';

export function SideTextures({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}lines`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.lines} d="M0 0v6" />
      </pattern>
      <pattern id={`${id}dots`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle className={styles.dots} cx="3" cy="3" r="1" />
      </pattern>
    </defs>
  );
}
