import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './manifest.ts';
import { precompress } from './scripts/precompress.ts';
import { sprite } from './scripts/sprite.ts';

const server = 'http://127.0.0.1:3000';

/** Screens, and parts that only they use. They are cached when they are opened, not with the app. */
const SELDOM_OPENED = [
  'AlreadyVerified',
  'Appeal',
  'AskLink',
  'CheckEmailScreen',
  'ConfirmEmailScreen',
  'ForgotPasswordScreen',
  'ModerationScreen',
  'ReportStatusScreen',
  'ResetPasswordScreen',
  'SeoDashboardScreen',
  'SignInLinkScreen',
  'StatementsScreen',
  'UnsubscribeScreen',
  'VerifyEmailScreen',
  'VoteResultsDemoScreen',
  'VotingDemoScreen',
];

const { resolve: resolveFrom } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
const router = join(dirname(resolveFrom('react-router/package.json')), 'dist', 'production');
// The `exports` of react-router lead to its development build only.
const productionRouter = {
  alias: [
    { find: /^react-router$/, replacement: join(router, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
  ],
};

/** Without a warning about modules that are imported both statically and dynamically. */
const checks = { ineffectiveDynamicImport: false };

const renderer = defineConfig({
  resolve: productionRouter,
  plugins: [mdx(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist-server',
    copyPublicDir: false,
    minify: true,
    rolldownOptions: { input: 'src/app/render-page.tsx', checks },
  },
});

const PROXIED = Object.fromEntries(['/api', '/auth', '/dev', '/embed', '/feeds'].map((path) => [path, server]));

const browser = defineConfig({
  resolve: productionRouter,
  plugins: [
    mdx(),
    react(),
    sprite(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      // `app/offer-updates.ts` registers the service worker and offers updates.
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      // The operating system loads these icons, not the page, so they are not precached.
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        rollupFormat: 'iife',
        globIgnores: ['sw.js', `assets/{${SELDOM_OPENED}}-*`],
      },
    }),
    precompress(),
  ],
  server: { port: 5173, proxy: PROXIED },
  preview: { proxy: PROXIED },
  build: {
    outDir: 'dist',
    manifest: true,
    // The first versions that support `light-dark()` in CSS.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Every target supports `modulepreload`.
    modulePreload: { polyfill: false },
    // Inlined assets would need `data:` in the CSP.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: {
          // By default, Rolldown splits the first page into some eighty files.
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'index', tags: ['$initial'], priority: 2 },
            { name: 'shared', test: /\/(pwa|domain)\/src\//, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
});

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? renderer : browser));
