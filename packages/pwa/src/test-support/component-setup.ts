import '../styles/voice/voice.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { afterEach, vi } from 'vitest';
import { onDevice } from '../outbox/device-db.ts';
import { toasts } from '../ui/feedback/toast-store.ts';

/** What is left on the device would be the next test's beginning. */
afterEach(async () => {
  toasts.dismiss();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  await onDevice((db) => Promise.all(db.tables.map((table) => table.clear())));
});
