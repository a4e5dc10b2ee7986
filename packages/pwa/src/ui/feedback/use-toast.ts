import { type Toast, toasts } from './toast-store.ts';

/** Returns the function that shows a toast: `toast({ title: 'Vote recorded!', tone: 'success' })`. */
export function useToast(): (toast: Toast) => void {
  return toasts.show;
}
