import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RawInput } from '@twosides/domain/contract';
import type { SessionView } from '@twosides/domain/sign-in';
import type { MessageView } from '@twosides/domain/wire';
import { call } from '../client.ts';
import { queryKeys } from '../query-keys.ts';

export const useSessions = () =>
  useQuery<readonly SessionView[]>({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => call('sessions', { signal }),
    staleTime: 0,
  });

export function useEndSessions() {
  const client = useQueryClient();
  return useMutation<MessageView, Error, SessionView['id'] | 'others'>({
    mutationFn: (which) =>
      which === 'others' ? call('endOtherSessions') : call('endSession', { params: { id: which } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.sessions }),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation<MessageView, Error, RawInput<'changePassword'>['body']>({
    mutationFn: (body) => call('changePassword', { body }),
    onSuccess: () =>
      // A changed password ends all other sessions and may end the other ways to sign in.
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.sessions }),
        client.invalidateQueries({ queryKey: queryKeys.security }),
      ]),
  });
}

export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation<MessageView, Error, RawInput<'changeEmail'>['body']>({
    mutationFn: (body) => call('changeEmail', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.security }),
  });
}

export function useWithdrawEmailChange() {
  const client = useQueryClient();
  return useMutation<MessageView>({
    mutationFn: () => call('withdrawEmailChange'),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.security }),
  });
}

export const useMailPasswordLink = () =>
  useMutation({ mutationFn: (email: string) => call('forgotPassword', { body: { email } }) });

export const useExportAccount = () => useMutation({ mutationFn: () => call('exportAccount') });

export const useDeleteAccount = () =>
  useMutation({ mutationFn: (body: RawInput<'deleteAccount'>['body']) => call('deleteAccount', { body }) });
