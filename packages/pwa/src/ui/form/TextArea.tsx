import { cleanText, visibleLength } from '@twosides/domain/kernel';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classNames } from '../layout/class-names.ts';
import fieldStyles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './TextArea.module.css';

export type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'children' | 'ref' | 'value' | 'defaultValue' | 'rows'> & {
    readonly value: string;
    /**
     * Shows how much is written: towards `minLength` first, then what is left of `maxLength`. The form validates, not
     * the browser.
     */
    readonly counter?: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined;
    /** Set like quoted speech: for the accounts of a conflict. */
    readonly serif?: boolean | undefined;
    /** As many as the style sheet knows: the server's HTML has no style attributes. */
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
      // The error names the minimum already: said once is enough.
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

/** Grows with its text where CSS `field-sizing` does not do it: the mirror of its text gives the height. */
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
  // An empty one goes back to its rows.
  element.style.height = 'auto';
  if (value !== '') element.style.height = `${element.scrollHeight + 2}px`;
}

type TextCounterProps = { readonly text: string; readonly min: number | undefined; readonly max: number | undefined };

/** How far along a text is. Screen readers hear the field's own rules instead: a counter read at every key is noise. */
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
