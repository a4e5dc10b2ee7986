import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import shared from '../../../styles/shared.module.css';
import { Button, ButtonLink } from '../../../ui/form/Button.tsx';
import { BubbleIcon } from '../../../ui/identity/Bubbles.tsx';
import type { IconName } from '../../../ui/identity/Icon.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useDocumentTitle } from '../../../ui/layout/document-head.ts';
import { AccountLink } from './AccountLink.tsx';
import styles from './AccountPage.module.css';

type AccountPageProps = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly icon?: IconName | undefined;
  readonly children?: ReactNode;
  readonly takesFocus?: boolean | undefined;
  readonly footer?: ReactNode;
};

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

/** `post` keeps the form's values out of the URL if scripts fail to load. */
export function AccountForm(props: Omit<ComponentProps<'form'>, 'className' | 'method' | 'noValidate'>) {
  return <form {...props} className={shared.stack20} method="post" noValidate />;
}

export function SignInFooter() {
  return (
    <p>
      Back to <AccountLink to="/login">Sign in</AccountLink>
    </p>
  );
}

export function LegalLinks() {
  return (
    <p className={styles.legal}>
      By continuing, you accept our <Link to="/terms">Terms</Link> and confirm you’ve read our{' '}
      <Link to="/privacy">Privacy</Link> notice.
    </p>
  );
}

export function MainLink(props: ComponentProps<typeof ButtonLink>) {
  return <ButtonLink {...props} variant="fill" size="large" wide />;
}

export function MainButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} variant="fill" size="large" wide />;
}

export function SubmitButton(props: ComponentProps<typeof Button>) {
  return <MainButton {...props} type="submit" />;
}

export function linkProblemOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'invalid-input') return ERROR_MESSAGES['token-invalid'];
  return error.code === 'token-invalid' || error.code === 'token-expired' ? error.userMessage : null;
}
