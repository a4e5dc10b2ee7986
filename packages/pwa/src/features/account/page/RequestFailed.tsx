import { userMessageOf } from '../../../api/api-error.ts';
import { FormError } from '../../../ui/feedback/FormError.tsx';

type RequestFailedProps = {
  readonly request: { readonly isError: boolean; readonly error: unknown; readonly submittedAt: number };
  readonly title: string;
  /** Where the server has said nothing that a person could read. */
  readonly otherwise?: string | undefined;
};

/** Says above a form why its last attempt failed; each failure is said again. */
export function RequestFailed({ request, title, otherwise = 'Please try again in a moment.' }: RequestFailedProps) {
  if (!request.isError) return null;
  return (
    <FormError key={request.submittedAt} title={title}>
      {userMessageOf(request.error) ?? otherwise}
    </FormError>
  );
}
