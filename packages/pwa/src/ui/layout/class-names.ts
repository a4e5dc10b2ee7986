/** Joins the class names that apply, or gives undefined when none does, so that no empty attribute is rendered. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
