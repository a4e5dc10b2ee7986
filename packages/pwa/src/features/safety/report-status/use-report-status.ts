import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MessageView } from '@twosides/domain/wire';
import { call } from '../../../api/client.ts';

/** These queries are never stored on the device, because the key contains the report's secret. */
const keyOf = (token: string) => ['report-status', token] as const;

export function useReportStatus(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call('reportStatus', { body: { token }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export function useAppealReport(token: string) {
  const client = useQueryClient();
  return useMutation<MessageView, Error, string>({
    mutationFn: (words) => call('appealReport', { body: { token, words } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(token) }),
  });
}
