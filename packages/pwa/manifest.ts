import type { ManifestOptions } from 'vite-plugin-pwa';

const SHOWN = ['home', 'conflict'] as const;
const LABELS = { home: "Today's conflicts, and whose side others take", conflict: 'Both sides of a conflict' };

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  start_url: '/',
  scope: '/',
  name: 'TwoSides',
  short_name: 'TwoSides',
  description: 'Get real clarity from real people: tell both sides of a conflict and see whose side others take.',
  lang: 'en',
  dir: 'ltr',
  categories: ['social', 'lifestyle'],
  display: 'standalone',
  theme_color: '#fbf8f4',
  background_color: '#fbf8f4',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots: [
    ...SHOWN.map((name) => screenshot(name, 'narrow', '1080x1920')),
    ...SHOWN.map((name) => screenshot(name, 'wide', '1920x1080')),
  ],
  share_target: {
    action: '/submit-conflict',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  shortcuts: [
    {
      name: 'Today’s five',
      url: '/today',
      icons: [{ src: '/icons/shortcut-today.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: 'Post a conflict',
      url: '/submit-conflict',
      icons: [{ src: '/icons/shortcut-ask.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: 'Trending',
      url: '/trending',
      icons: [{ src: '/icons/shortcut-trending.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: 'Outbox',
      url: '/outbox',
      icons: [{ src: '/icons/shortcut-outbox.png', sizes: '96x96', type: 'image/png' }],
    },
  ],
};

function screenshot(name: (typeof SHOWN)[number], form_factor: 'narrow' | 'wide', sizes: string) {
  return {
    src: `/screenshots/${name}-${form_factor}.jpg`,
    type: 'image/jpeg',
    form_factor,
    sizes,
    label: LABELS[name],
  };
}
