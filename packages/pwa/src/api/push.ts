import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AlertKind, AlertPreferences, PushDeviceView } from '@twosides/domain';
import { type DeviceState, readThisDevice, turnOff, turnOn } from '../push/this-device.ts';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** The devices that are told, and the key that another one subscribes with. */
export const usePush = () => useQuery({ queryKey: queryKeys.push, queryFn: ({ signal }) => call('push', { signal }) });

/** What this browser does; undefined until it is known. */
export const useThisDevice = (): DeviceState | undefined =>
  useQuery({ queryKey: queryKeys.thisDevice, queryFn: readThisDevice, staleTime: 0 }).data;

/** Turns this browser on or off. */
export function useTurnThisDevice() {
  const client = useQueryClient();
  return useMutation<DeviceState, Error, boolean>({
    mutationFn: async (isOn) => (isOn ? turnOn((await call('push')).publicKey) : turnOff()),
    onSuccess: (state) => client.setQueryData(queryKeys.thisDevice, state),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.push }),
  });
}

/** Takes a device off the list. */
export function useRemoveDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isCurrent }: PushDeviceView) =>
      call('unsubscribePush', { params: { id } }).then(() => (isCurrent ? turnOff() : undefined)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.push });
      void client.invalidateQueries({ queryKey: queryKeys.thisDevice });
    },
  });
}

export const useAlertPreferences = () =>
  useQuery({ queryKey: queryKeys.alertPreferences, queryFn: ({ signal }) => call('alertPreferences', { signal }) });

/** Chooses whether devices are told of a kind of news. */
export function useChoosePush() {
  const client = useQueryClient();
  return useMutation<AlertPreferences, Error, { readonly kind: AlertKind; readonly push: boolean }>({
    mutationFn: ({ kind, push }) => call('changeAlertPreferences', { body: { [kind]: { push } } }),
    onSuccess: (preferences) => client.setQueryData(queryKeys.alertPreferences, preferences),
  });
}
