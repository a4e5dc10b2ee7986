import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** What is chosen: as it is saved, and over it what is on its way there. */
export function useAlertPreferences() {
  const saved = useQuery({
    queryKey: queryKeys.alertPreferences,
    queryFn: ({ signal }) => call('alertPreferences', { signal }),
  });
  const unsaved = useMutationState({
    filters: { mutationKey: CHOOSE_WAY, status: 'pending' },
    select: ({ state }) => state.variables as WayChoice,
  });
  return { ...saved, data: saved.data && unsaved.reduce(chosen, saved.data) };
}

export type AlertWay = keyof AlertPreferences[AlertKind];
type WayChoice = { readonly kind: AlertKind; readonly way: AlertWay; readonly isOn: boolean };

const chosen = (preferences: AlertPreferences, { kind, way, isOn }: WayChoice): AlertPreferences => ({
  ...preferences,
  [kind]: { ...preferences[kind], [way]: isOn },
});

const CHOOSE_WAY = ['choose-way'];

/**
 * Chooses whether a kind of news comes by one of the ways. Choices are saved one after the other, however fast they are
 * made.
 */
export function useChooseWay(onError: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation<AlertPreferences, Error, WayChoice>({
    mutationKey: CHOOSE_WAY,
    scope: { id: 'choose-way' },
    mutationFn: ({ kind, way, isOn }) => call('changeAlertPreferences', { body: { [kind]: { [way]: isOn } } }),
    onSuccess: (preferences) => client.setQueryData(queryKeys.alertPreferences, preferences),
    onError,
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
