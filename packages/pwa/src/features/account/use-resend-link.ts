import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

export function useResendLink() {
  return useMutation({
    mutationFn: (email: string) => call('resendVerification', { body: { email } }),
  });
}
