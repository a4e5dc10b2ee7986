import { attempt } from '../../ui/storage.ts';

export const COPY_PREFIX = 'copy:';

export const hasCopy = (): boolean =>
  attempt(() => Object.keys(localStorage).some((key) => key.startsWith(COPY_PREFIX))) ?? false;
