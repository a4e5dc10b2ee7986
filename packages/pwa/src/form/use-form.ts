import type { FieldErrors } from '@twosides/domain/wire';
import { type FormEvent, useState } from 'react';
import { hasAny, without } from './answers.rule.ts';
import { textFields } from './text-fields.ts';
import { useFocusInvalid } from './use-focus-invalid.ts';

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
    text: textFields(values, errors, change),
    refuse,
    submit: (onValid: (values: Values) => void) => (event: FormEvent) => {
      event.preventDefault();
      const found = check(values);
      if (hasAny(found)) return refuse(found);
      setErrors({});
      onValid(values);
    },
  };
}
