import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DAY, HOUR, startOfDay } from '@twosides/domain/kernel';
import type { AlertKind, AlertPreferences } from '@twosides/domain/model';
import type { PushDeviceView } from '@twosides/domain/push';
import { startTransition, useOptimistic } from 'react';
import { call } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { serverNow, useNow } from '../ui/identity/use-now.ts';
import { type DeviceState, readThisDevice, turnOff, turnOn } from './this-device.ts';

export const usePushDevices = () =>
  useQuery({ queryKey: queryKeys.push, queryFn: async ({ signal }) => (await call('push', { signal })).devices });

export function useThisDevice(): DeviceState | undefined {
  const { data: devices } = usePushDevices();
  const { data: state } = useQuery({ queryKey: queryKeys.thisDevice, queryFn: readThisDevice, staleTime: 0 });
  if (state !== 'on') return state;
  return devices && (devices.some((device) => device.isCurrent) ? 'on' : 'off');
}

export function useTurnThisDevice() {
  const client = useQueryClient();
  const { data: devices } = usePushDevices();
  const known = devices?.find((device) => device.isCurrent);
  return useMutation<DeviceState, Error, boolean>({
    mutationFn: async (isOn) => {
      if (isOn) return turnOn();
      if (known) await call('unsubscribePush', { params: { id: known.id } });
      // The server sends nothing to this device any more, even if the browser keeps the subscription.
      return turnOff().catch(readThisDevice);
    },
    onSettled: () => invalidateDevices(client),
  });
}

export function useRemoveDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PushDeviceView) => call('unsubscribePush', { params: { id } }),
    onSettled: () => invalidateDevices(client),
  });
}

const invalidateDevices = (client: ReturnType<typeof useQueryClient>) =>
  Promise.all([queryKeys.push, queryKeys.thisDevice].map((queryKey) => client.invalidateQueries({ queryKey })));

const alertPreferencesQuery = queryOptions({
  queryKey: queryKeys.alertPreferences,
  queryFn: ({ signal }) => call('alertPreferences', { signal }),
});

export const useAlertPreferences = () => useQuery(alertPreferencesQuery);

/** Undefined until the server has answered again, because the member may have unsubscribed elsewhere since. */
export function useFreshAlertPreferences(): AlertPreferences | undefined {
  const { data, isSuccess, isFetchedAfterMount } = useQuery({ ...alertPreferencesQuery, refetchOnMount: 'always' });
  return isSuccess && isFetchedAfterMount ? data : undefined;
}

export type AlertWay = keyof AlertPreferences[AlertKind];
type WayChoice = { readonly kind: AlertKind; readonly way: AlertWay; readonly isOn: boolean };

const chosen = (preferences: AlertPreferences, { kind, way, isOn }: WayChoice): AlertPreferences => ({
  ...preferences,
  [kind]: { ...preferences[kind], [way]: isOn },
});

type ChooseWayOptions = { readonly onSaved: () => void; readonly onError: (error: Error) => void };

export function useChooseWay(known: AlertPreferences, { onSaved, onError }: ChooseWayOptions) {
  const client = useQueryClient();
  // `known` alone would make the checkbox flicker, because the parent updates it one render later than the query.
  const { data: saved = known } = useAlertPreferences();
  const [shown, show] = useOptimistic(saved, chosen);
  const { mutateAsync } = useMutation<AlertPreferences, Error, WayChoice>({
    scope: { id: 'choose-way' },
    mutationFn: ({ kind, way, isOn }) => call('changeAlertPreferences', { body: { [kind]: { [way]: isOn } } }),
    onSuccess: (preferences) => {
      client.setQueryData(queryKeys.alertPreferences, preferences);
      onSaved();
    },
    onError,
  });
  const choose = (choice: WayChoice) =>
    startTransition(async () => {
      show(choice);
      await mutateAsync(choice).catch(() => undefined);
    });
  return { shown, choose };
}

const ON_OWN_CONFLICT: readonly AlertKind[] = ['revealed', 'votes', 'comments'];

/** Turns on news of one's conflicts. The result is `mail` for emails, otherwise the state of this device. */
export function useNotifyAtReveal() {
  const client = useQueryClient();
  return useMutation<DeviceState | 'mail', Error, AlertWay>({
    mutationFn: async (way) => {
      const state = way === 'push' ? await turnOn() : way;
      if (state === 'on' || state === 'mail')
        await call('changeAlertPreferences', {
          body: Object.fromEntries(ON_OWN_CONFLICT.map((kind) => [kind, { [way]: true }])),
        });
      return state;
    },
    onSettled: () =>
      Promise.all([invalidateDevices(client), client.invalidateQueries({ queryKey: queryKeys.alertPreferences })]),
  });
}

type TodayReminder = { readonly at: string; readonly way: AlertWay };
export type EarlierReminder = { readonly way: AlertWay; readonly timeOfDay: number | undefined };

export function useTodayReminder(): TodayReminder | null {
  const now = useNow();
  const { data: reminder } = useQuery<TodayReminder | null>({ queryKey: queryKeys.todayReminder, queryFn: skipToken });
  const { data: preferences } = useAlertPreferences();
  if (!reminder || Date.parse(reminder.at) < now) return null;
  return preferences?.today[reminder.way] === false ? null : reminder;
}

export function useTurnOffReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('changeAlertPreferences', { body: { today: { push: false, mail: false } } }),
    onSuccess: (preferences) => {
      client.setQueryData(queryKeys.alertPreferences, preferences);
      client.setQueryData(queryKeys.todayReminder, null);
    },
  });
}

/**
 * Null asks for a reminder at this time of day: by push if this device allows notifications, and by email otherwise.
 * An earlier reminder is renewed as it was.
 */
export function useRemindOfToday() {
  const client = useQueryClient();
  return useMutation<TodayReminder, Error, EarlierReminder | null>({
    mutationFn: async (earlier) => {
      const way = earlier?.way ?? (await wayOfThisDevice());
      const now = serverNow();
      const wanted =
        earlier?.timeOfDay === undefined ? reminderTime(new Date(now)) : startOfDay(now) + DAY + earlier.timeOfDay;
      const { at } = await call('remindOfToday', { body: { at: new Date(wanted).toISOString(), way } });
      return { at, way };
    },
    onSuccess: (reminder) => {
      client.setQueryData(queryKeys.todayReminder, reminder);
      client.setQueryData(
        queryKeys.alertPreferences,
        (before: AlertPreferences | undefined) =>
          before && {
            ...before,
            today: {
              push: reminder.way === 'push',
              mail: reminder.way === 'mail',
              timeOfDay: Date.parse(reminder.at) - startOfDay(Date.parse(reminder.at)),
            },
          },
      );
    },
    onSettled: () =>
      Promise.all([invalidateDevices(client), client.invalidateQueries({ queryKey: queryKeys.alertPreferences })]),
  });
}

const wayOfThisDevice = async (): Promise<AlertWay> => {
  const known = await readThisDevice();
  const state = known === 'on' || known === 'off' ? await turnOn().catch(() => known) : known;
  return state === 'on' ? 'push' : 'mail';
};

const [MORNING, EVENING] = [9, 21];

/** @returns milliseconds, always in the next UTC day, because that day's five conflicts are replaced when it ends */
export function reminderTime(now: Date): number {
  const day = startOfDay(now.getTime()) + DAY;
  const same = new Date(now.getTime() + DAY);
  const at = (hour: number, days = 0) =>
    new Date(same.getFullYear(), same.getMonth(), same.getDate() + days, hour).getTime();
  const isQuiet = same.getHours() < MORNING || same.getHours() >= EVENING;
  const times = isQuiet ? [at(MORNING), at(EVENING - 1), at(EVENING - 1, -1), at(MORNING, 1)] : [same.getTime()];
  return times.find((time) => time >= day && time < day + DAY) ?? day + 17 * HOUR;
}
