import { cleanText, visibleLength } from '@twosides/domain/kernel';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classNames } from '../layout/class-names.ts';
import fieldStyles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './TextArea.module.css';

export type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'children' | 'ref' | 'value' | 'defaultValue' | 'rows'> & {
    readonly value: string;
    /** Shows progress to `min`, then what is left of `max`. */
    readonly counter?: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined;
    /** For a conflict's accounts. */
    readonly serif?: boolean | undefined;
    /** Values the style sheet supports, since inline styles are not allowed. */
    readonly rows?: 3 | 5 | 6 | undefined;
  };

export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  id,
  className,
  value,
  counter,
  serif,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const area = useAutosize(value);
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      id={id}
      // The error already mentions the minimum.
      aside={counter && <TextCounter text={value} min={error ? undefined : counter.min} max={counter.max} />}
    >
      {(control) => (
        <textarea
          dir="auto"
          {...rest}
          {...control}
          ref={area}
          rows={rows}
          value={value}
          className={classNames(fieldStyles.control, styles.area, serif && styles.serif, className)}
        />
      )}
    </Field>
  );
}

/** Grows with its text where `field-sizing` is missing. */
function useAutosize(value: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    fitHeight(element, value);
  }, [value]);
  return area;
}

function fitHeight(element: HTMLTextAreaElement, value: string) {
  // An empty field returns to its rows.
  element.style.height = 'auto';
  if (value !== '') element.style.height = `${element.scrollHeight + 2}px`;
}

type TextCounterProps = { readonly text: string; readonly min: number | undefined; readonly max: number | undefined };

/** A length counter, not announced: reading it at every key would be noise. */
function TextCounter({ text, min, max }: TextCounterProps) {
  const cleaned = cleanText(text);
  const seen = min === undefined ? 0 : visibleLength(cleaned, min);
  if (min !== undefined && seen < min) {
    return (
      <span className={styles.counter} aria-hidden="true">
        {seen === 0 ? `At least ${min} characters` : `${min - seen} more`}
      </span>
    );
  }
  if (max === undefined) return null;
  const { length } = cleaned;
  return (
    <span className={styles.counter} data-over={length > max || undefined} aria-hidden="true">
      {length.toLocaleString('en')} / {max.toLocaleString('en')}
    </span>
  );
}
