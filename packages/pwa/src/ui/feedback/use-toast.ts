import { type Toast, toasts } from './toast-store.ts';

/** `const toast = useToast(); toast({ title: 'Vote recorded!', description: 'Thank you for your input.' })` */
export function useToast(): (toast: Toast) => void {
  return toasts.show;
}
