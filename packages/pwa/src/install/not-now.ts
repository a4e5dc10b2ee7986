import { DAY } from '@twosides/domain/kernel';
import { deviceStorage } from '../ui/storage.ts';

const FOR = 90 * DAY;

export const createNotNow = (key: string) => ({
  isPutOff: (): boolean => Date.now() - Number(deviceStorage.read(key)) < FOR,
  putOff: (): void => deviceStorage.write(key, String(Date.now())),
});
