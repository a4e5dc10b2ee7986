import type { ConflictId } from '@twosides/domain/kernel';
import { useNavigate } from 'react-router-dom';
import type { Reportable } from '../../../api/reports.ts';
import { isSignedOut } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { optional, WHEN_OPENED } from '../../../ui/layout/optional.tsx';
import { ask } from '../../../ui/overlay/ask.ts';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import type { MenuItem } from '../../../ui/overlay/MenuPopup.tsx';
import { reportPath } from '../report/visitor-report.ts';
import styles from './ItemMenu.module.css';

type ItemMenuProps = { readonly label: string; readonly items: readonly (MenuItem | false)[] };

export function ItemMenu({ label, items }: ItemMenuProps) {
  const shown = items.filter((item) => item !== false);
  if (shown.length === 0) return null;
  return (
    <Menu label={label} items={shown} className={classNames(shared.touch, styles.button)}>
      <Icon name="more" />
    </Menu>
  );
}

type UpdateMenuProps = { readonly conflictId: ConflictId; readonly number: number; readonly label: string };

export function UpdateMenu({ conflictId, number, label }: UpdateMenuProps) {
  const report = useReportItem({ kind: 'update', number, conflictId });
  return <ItemMenu label={label} items={[{ label: 'Report', icon: 'flag', onSelect: report }]} />;
}

const ReportDialog = optional(() => import('../report/ReportDialog.tsx').then((m) => m.ReportDialog), WHEN_OPENED);

export function useReportItem(item: Reportable): () => void {
  const navigate = useNavigate();
  return () => {
    if (isSignedOut()) void navigate(reportPath(item));
    else void ask(ReportDialog, { item });
  };
}
