import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  readonly shape?: 'text' | 'title' | 'circle' | 'block' | 'button' | undefined;
  /** Gives the size where the shape's own does not fit. */
  readonly className?: string | undefined;
};

/**
 * One grey piece in the place of what comes. Compose them to the layout of the real thing, inside a
 * {@link SkeletonGroup}.
 */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span className={classNames(styles.piece, styles[shape], className)} aria-hidden="true" />;
}

/** Says once, to screen readers, what the grey pieces stand for. */
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
