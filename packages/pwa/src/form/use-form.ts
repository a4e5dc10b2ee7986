import type { FieldErrors } from '@twosides/domain/wire';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { hasAny, without } from './answers.rule.ts';

export function useForm<Values extends object>(initial: Values, check: (values: Values) => FieldErrors) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failures, setFailures] = useState(0);
  const ref = useFocusInvalid(failures);

  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setFailures((count) => count + 1);
  };

  const change = (part: Partial<Values>) => {
    setValues((current) => ({ ...current, ...part }));
    setErrors((current) => without(current, Object.keys(part)));
  };

  return {
    ref,
    values,
    errors,
    change,
    text: fieldsOf(values, errors, change).text,
    refuse,
    submit: (onValid: (values: Values) => void) =>
      handleSubmit(() => {
        const found = check(values);
        if (hasAny(found)) return refuse(found);
        setErrors({});
        onValid(values);
      }),
  };
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/** Props of fields by the name of their value, which is also their id: `<TextField {...text('title')} />`. */
export const fieldsOf = <Values extends object>(
  values: Values,
  errors: FieldErrors,
  change: (part: Partial<Values>) => void,
) => ({
  /** For fields that report an event. */
  text: (name: TextName<Values>) => ({
    id: name,
    value: values[name] as string,
    error: errors[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value } as Partial<Values>),
  }),
  /** For fields that report the value. */
  field: <Name extends keyof Values & string>(name: Name) => ({
    id: name,
    value: values[name],
    error: errors[name],
    onChange: (value: Values[Name]) => {
      const part: Partial<Values> = {};
      part[name] = value;
      change(part);
    },
  }),
});

export const handleSubmit = (send: () => void) => (event: FormEvent) => {
  event.preventDefault();
  send();
};

export function useFocusInvalid(failures: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return form;
}
