import { type ReactNode, useEffect, useRef } from 'react';
import { BubbleIcon } from '../../../ui/identity/BubbleIcon.tsx';
import type { IconName } from '../../../ui/identity/Icon.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useDocumentTitle } from '../../../ui/layout/use-document-title.ts';
import styles from './AccountPage.module.css';

type AccountPageProps = {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Marks a page that tells rather than asks. */
  readonly icon?: IconName | undefined;
  readonly children?: ReactNode;
  /** For what has taken the place of another state without a navigation: its heading says so by taking the focus. */
  readonly takesFocus?: boolean | undefined;
  /** Stands below the card: the way to the neighbouring page. */
  readonly footer?: ReactNode;
};

/** One card in the middle, with one thing to do: what all pages about the account look like. */
export function AccountPage({ title, intro, icon, children, takesFocus = false, footer }: AccountPageProps) {
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.page}>
      <Card padding="none" className={styles.card}>
        {icon && (
          <div className={styles.icon}>
            <BubbleIcon name={icon} size={84} />
          </div>
        )}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {intro && <div className={styles.intro}>{intro}</div>}
        {children && <div className={styles.body}>{children}</div>}
      </Card>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
