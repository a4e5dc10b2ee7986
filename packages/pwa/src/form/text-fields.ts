import type { FieldErrors } from '@twosides/domain/wire';

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/** Usage: `<TextField {...text('title')} />`. The field's id is the name of its value. */
export const textFields =
  <Values extends object>(values: Values, errors: FieldErrors, change: (part: Partial<Values>) => void) =>
  (name: TextName<Values>) => ({
    id: name,
    value: values[name] as string,
    error: errors[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value } as Partial<Values>),
  });
