import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AlertKind, AlertPreferences, PushDeviceView } from '@twosides/domain';
import { type DeviceState, readThisDevice, turnOff, turnOn } from '../push/this-device.ts';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** The devices that are told. */
export const usePushDevices = () =>
  useQuery({ queryKey: queryKeys.push, queryFn: async ({ signal }) => (await call('push', { signal })).devices });

/**
 * What this browser does; undefined until it is known.
 * A subscription that the server does not know, because its session has ended, tells nobody: it is `off`.
 */
export function useThisDevice(): DeviceState | undefined {
  const { data: devices } = usePushDevices();
  const { data: state } = useQuery({ queryKey: queryKeys.thisDevice, queryFn: readThisDevice, staleTime: 0 });
  if (state !== 'on') return state;
  return devices && (devices.some((device) => device.isCurrent) ? 'on' : 'off');
}

/** Turns this browser on or off. */
export function useTurnThisDevice() {
  const client = useQueryClient();
  const { data: devices } = usePushDevices();
  const known = devices?.find((device) => device.isCurrent);
  return useMutation<DeviceState, Error, boolean>({
    mutationFn: async (isOn) => {
      if (isOn) return turnOn();
      if (known) await call('unsubscribePush', { params: { id: known.id } });
      return turnOff();
    },
    onSettled: () => invalidateDevices(client),
  });
}

/** Takes a device off the list. */
export function useRemoveDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PushDeviceView) => call('unsubscribePush', { params: { id } }),
    onSettled: () => invalidateDevices(client),
  });
}

const invalidateDevices = (client: ReturnType<typeof useQueryClient>) =>
  Promise.all([queryKeys.push, queryKeys.thisDevice].map((queryKey) => client.invalidateQueries({ queryKey })));

export const useAlertPreferences = () =>
  useQuery({ queryKey: queryKeys.alertPreferences, queryFn: ({ signal }) => call('alertPreferences', { signal }) });

export type AlertWay = keyof AlertPreferences[AlertKind];

/** Chooses whether a kind of news comes by one of the ways. */
export function useChooseWay(way: AlertWay) {
  const client = useQueryClient();
  return useMutation<AlertPreferences, Error, { readonly kind: AlertKind; readonly isOn: boolean }>({
    mutationFn: ({ kind, isOn }) => call('changeAlertPreferences', { body: { [kind]: { [way]: isOn } } }),
    onSuccess: (preferences) => client.setQueryData(queryKeys.alertPreferences, preferences),
  });
}

/** Turns this browser on, and the news of the 100th vote with it. */
export function useTellAtReveal() {
  const client = useQueryClient();
  return useMutation<DeviceState, Error, void>({
    mutationFn: async () => {
      const state = await turnOn();
      if (state === 'on') await call('changeAlertPreferences', { body: { revealed: { push: true } } });
      return state;
    },
    onSettled: () =>
      Promise.all([invalidateDevices(client), client.invalidateQueries({ queryKey: queryKeys.alertPreferences })]),
  });
}
