import type { ReactNode } from 'react';
import shared from '../../styles/shared.module.css';

export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string | undefined }) {
  return (
    <span className={shared.hidden} id={id}>
      {children}
    </span>
  );
}
