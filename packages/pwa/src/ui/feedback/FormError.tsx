import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Icon } from '../identity/Icon.tsx';
import styles from './FormError.module.css';

export type FormErrorProps = {
  /** What went wrong as a whole, e.g. "Login failed". */
  readonly title: string;
  readonly children?: ReactNode;
  /** Fields that need another look; each entry leads to its field. */
  readonly fields?: readonly { readonly id: string; readonly message: string }[] | undefined;
};

/** Stands above a form after a failed submit and takes the focus, so that nobody has to look for it. */
export function FormError({ title, children, fields = [] }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      <Icon name="warning" />
      <div>
        <p className={styles.title}>{title}</p>
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

/** Keeps the address as it is: the fragment would be a step of the history. */
function focusField(event: { preventDefault(): void }, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
