import { failureText } from '../../../api/api-error.ts';
import { FormError } from '../../../ui/feedback/FormError.tsx';

type RequestFailedProps = {
  readonly request: { readonly isError: boolean; readonly error: unknown; readonly submittedAt: number };
  readonly title: string;
  readonly otherwise?: string | undefined;
};

/** Mounts a new element for each failed request, because screen readers announce an unchanged error only once. */
export function RequestFailed({ request, title, otherwise }: RequestFailedProps) {
  if (!request.isError) return null;
  return (
    <FormError key={request.submittedAt} title={title}>
      {failureText(request.error, otherwise)}
    </FormError>
  );
}
