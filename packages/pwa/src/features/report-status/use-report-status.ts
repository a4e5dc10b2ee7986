import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MessageView } from '@twosides/domain/wire';
import { call } from '../../api/client.ts';

/** Never kept on the device: the secret would lie there. */
const keyOf = (token: string) => ['report-status', token] as const;

/** What has become of the report that the secret leads to. */
export function useReportStatus(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => call('reportStatus', { body: { token }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Asks for another look at what was decided. */
export function useAppealReport(token: string) {
  const client = useQueryClient();
  return useMutation<MessageView, Error, string>({
    mutationFn: (words) => call('appealReport', { body: { token, words } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(token) }),
  });
}
