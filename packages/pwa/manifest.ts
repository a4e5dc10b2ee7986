import type { ManifestOptions } from 'vite-plugin-pwa';

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
  screenshots: (['narrow', 'wide'] as const).flatMap((form_factor) =>
    Object.entries(LABELS).map(([name, label]) => ({
      src: `/screenshots/${name}-${form_factor}.jpg`,
      type: 'image/jpeg',
      form_factor,
      sizes: form_factor === 'narrow' ? '1080x1920' : '1920x1080',
      label,
    })),
  ),
  share_target: {
    action: '/submit-conflict',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  shortcuts: [
    shortcut('Today’s five', '/today', 'today'),
    shortcut('Post a conflict', '/submit-conflict', 'ask'),
    shortcut('Trending', '/trending', 'trending'),
    shortcut('Outbox', '/outbox', 'outbox'),
  ],
};

function shortcut(name: string, url: string, icon: string) {
  return { name, url, icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }] };
}
