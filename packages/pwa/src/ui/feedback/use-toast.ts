import { type Toast, toasts } from './toast-store.ts';

export function useToast(): (toast: Toast) => void {
  return toasts.show;
}
