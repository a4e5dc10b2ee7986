/** Milliseconds to wait for the new version to be installed. */
const TIMEOUT = 30_000;

export async function reloadAsNewest(): Promise<void> {
  await Promise.race([takeNewest().catch(() => undefined), pause(TIMEOUT)]);
  window.location.reload();
}

async function takeNewest() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (!next) return;
  const isInControl = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  await hasInstalled(next);
  next.postMessage({ type: 'SKIP_WAITING' });
  await isInControl;
}

const hasInstalled = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const look = () => worker.state !== 'installing' && resolve();
    worker.addEventListener('statechange', look);
    look();
  });

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
