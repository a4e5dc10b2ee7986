import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { classNames } from './class-names.ts';

export type CardProps = ComponentProps<'div'> & {
  readonly as?: 'div' | 'article' | 'section' | 'aside' | 'li' | undefined;
  readonly tone?: 'surface' | 'sunken' | undefined;
  readonly padding?: 'regular' | 'roomy' | 'form' | 'screen' | 'none' | undefined;
  readonly shape?: 'bubble' | undefined;
};

export function Card({ as = 'div', tone = 'surface', padding = 'regular', shape, className, ...rest }: CardProps) {
  // The cast is safe, because all elements that `as` allows accept the same props.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(styles.card, styles[tone], styles[padding], shape && styles[shape], className)}
    />
  );
}
