import { failureText } from '../../../api/api-error.ts';
import type { Toast } from '../../../ui/feedback/toast-store.ts';

export const failedToast = (title: string, error: unknown): Toast => ({
  title,
  description: failureText(error),
  tone: 'danger',
});
