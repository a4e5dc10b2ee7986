import * as client from 'react-dom/client';

// React DOM begins when it is first imported, and takes long over it. It travels with the libraries, so that it does
// so when they begin: in a task of their own, before the app's (`scripts/libraries-first.ts`).
export const { createRoot, hydrateRoot } = client;
