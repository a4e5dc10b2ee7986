import { createContext } from 'react';

/** When the HTML was rendered that is shown or being taken over, in ms, and for which origin; null without one. */
export const Rendered = createContext<{ readonly at: number; readonly origin: string } | null>(null);
