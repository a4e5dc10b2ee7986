import '../styles/voice/voice.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { afterEach, beforeEach, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { onDevice } from '../outbox/device-db.ts';
import { toasts } from '../ui/feedback/toast-store.ts';

/** Moves the pointer away, because a toast under the pointer would not close. */
beforeEach(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 }));

afterEach(async () => {
  toasts.dismiss();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1280, 800);
  await onDevice((db) => Promise.all(db.tables.map((table) => table.clear())));
});
