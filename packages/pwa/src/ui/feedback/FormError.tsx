import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import shared from '../../styles/shared.module.css';
import { Icon } from '../identity/Icon.tsx';
import styles from './FormError.module.css';

export type FormErrorProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly fields?: readonly { readonly id: string; readonly message: string }[] | undefined;
};

export function FormError({ title, children, fields = [] }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      <Icon name="warning" />
      <div>
        <p className={shared.strong}>{title}</p>
        {children && <div>{children}</div>}
        {fields.length > 0 && (
          <ul className={styles.fields}>
            {fields.map((field) => (
              <li key={field.id}>
                <a href={`#${field.id}`} onClick={(event) => focusField(event, field.id)}>
                  {field.message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Focuses a field instead of following the link to it, because the link would add a history entry. */
function focusField(event: { preventDefault(): void }, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
