import { Fragment, type ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  readonly shape?: 'text' | 'title' | 'circle' | 'block' | 'button' | undefined;
  readonly className?: string | undefined;
};

export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span className={classNames(styles.piece, styles[shape], className)} aria-hidden="true" />;
}

export function SkeletonGroup({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

export const Repeated = ({ times, children }: { readonly times: number; readonly children: ReactNode }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all the same
  Array.from({ length: times }, (_, at) => <Fragment key={at}>{children}</Fragment>);
