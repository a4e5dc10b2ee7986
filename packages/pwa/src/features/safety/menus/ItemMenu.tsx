import type { ConflictId } from '@twosides/domain/kernel';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import type { MenuItem } from '../../../ui/overlay/MenuPopup.tsx';
import { useReportItem } from '../report/visitor-report.ts';
import styles from './ItemMenu.module.css';

export function ItemMenu({ label, items }: { readonly label: string; readonly items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <Menu label={label} items={items} className={styles.button}>
      <Icon name="more" />
    </Menu>
  );
}

type UpdateMenuProps = { readonly conflictId: ConflictId; readonly number: number; readonly label: string };

export function UpdateMenu({ conflictId, number, label }: UpdateMenuProps) {
  const report = useReportItem({ kind: 'update', number, conflictId });
  return <ItemMenu label={label} items={[{ label: 'Report', icon: 'flag', onSelect: report }]} />;
}
