import { Icon } from '../../ui/identity/Icon.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/Menu.tsx';
import styles from './ItemMenu.module.css';

/** The three dots at a conflict or a comment; nothing where there is nothing to do. */
export function ItemMenu({ label, items }: { readonly label: string; readonly items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <Menu label={label} items={items} className={styles.button}>
      <Icon name="more" />
    </Menu>
  );
}
