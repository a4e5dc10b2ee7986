import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Tabs.module.css';

export type TabsProps<Value extends string> = {
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly icon?: IconName | undefined }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
};

export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <BaseTabs.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.icon && <Icon name={tab.icon} size={18} />}
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.value === value && children}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
