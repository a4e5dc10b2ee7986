import { cleanText, visibleLength } from '@twosides/domain/kernel';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { numberText } from '../identity/in-words.ts';
import { classNames } from '../layout/class-names.ts';
import fieldStyles from './Field.module.css';
import { Field, type FieldTexts, fieldTexts } from './Field.tsx';
import styles from './TextArea.module.css';

export type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'children' | 'ref' | 'value' | 'defaultValue' | 'rows'> & {
    readonly value: string;
    readonly counter?: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined;
    readonly serif?: boolean | undefined;
    /** Minimum height in lines. The style sheet has a rule for each of these values. */
    readonly rows?: 3 | 5 | 6 | undefined;
  };

export function TextArea({ className, value, counter, serif, rows = 3, ...props }: TextAreaProps) {
  const [texts, rest] = fieldTexts(props);
  const area = useAutosize(value);
  return (
    <Field
      {...texts}
      aside={counter && <TextCounter text={value} min={texts.error ? undefined : counter.min} max={counter.max} />}
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
  element.style.height = 'auto';
  if (value !== '') element.style.height = `${element.scrollHeight + 2}px`;
}

type TextCounterProps = { readonly text: string; readonly min: number | undefined; readonly max: number | undefined };

/** Hidden from screen readers, which would announce the count at every key press. */
function TextCounter({ text, min, max }: TextCounterProps) {
  const cleaned = cleanText(text);
  const seen = min === undefined ? 0 : visibleLength(cleaned, min);
  if (min !== undefined && seen < min) {
    return (
      <span className={styles.counter} aria-hidden="true">
        {seen} of at least {min} characters
      </span>
    );
  }
  if (max === undefined) return null;
  const { length } = cleaned;
  return (
    <span className={styles.counter} data-over={length > max || undefined} aria-hidden="true">
      {numberText(length)} of {numberText(max)} characters
    </span>
  );
}
