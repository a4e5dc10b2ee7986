import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './manifest.ts';
import { CHUNK_GROUPS, NAMED } from './scripts/chunks.ts';
import { fetchAhead } from './scripts/fetch-ahead.ts';
import { librariesFirst } from './scripts/libraries-first.ts';
import { minifyEarly } from './scripts/minify-early.ts';
import { minifyTwice } from './scripts/minify-twice.ts';
import { namedJsx } from './scripts/named-jsx.ts';
import { namedModules } from './scripts/named-modules.ts';
import { namedStyles } from './scripts/named-styles.ts';
import { pageStyles } from './scripts/page-styles.ts';
import { precachedOnly } from './scripts/precached.ts';
import { precompress } from './scripts/precompress.ts';
import { productionRouter } from './scripts/production-router.ts';
import { scopedName } from './scripts/scoped-name.ts';
import { sprite } from './scripts/sprite.ts';

const server = 'http://127.0.0.1:3000';

/** Always loaded before any screen is: naming them again in front of each lazy import would be ballast. */
const VENDOR_CHUNKS = ['vendor', 'rolldown-runtime'];
const isVendor = (file: string) => VENDOR_CHUNKS.some((name) => file.startsWith(`assets/${name}-`));

const ASSETS = 'assets/[hash][extname]';

/** The same in the HTML of the server and in the app that takes it over. */
const css = { modules: { generateScopedName: scopedName } };

const precached = precachedOnly();

const RENDERER = 'src/app/render-page.tsx';

/** What the server renders pages with: one file that needs nothing beside it. */
const renderer = defineConfig({
  css,
  plugins: [react(), productionRouter()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist-server',
    copyPublicDir: false,
    rolldownOptions: { input: RENDERER, output: { codeSplitting: false, assetFileNames: ASSETS } },
  },
});

const browser = defineConfig({
  css,
  plugins: [
    react(),
    productionRouter(),
    namedJsx(),
    namedModules(NAMED),
    namedStyles(),
    pageStyles(),
    fetchAhead(),
    librariesFirst(),
    minifyTwice(),
    sprite(),
    minifyEarly(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      // The app registers it itself, so that it can offer an update instead of taking it.
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      // The system fetches those itself; the app never shows them.
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        rollupFormat: 'iife',
        manifestTransforms: [precached.transform],
      },
    }),
    precached.plugin,
    precompress(),
  ],
  server: { port: 5173, proxy: { '/api': server, '/auth': server, '/dev': server } },
  preview: { proxy: { '/api': server, '/auth': server, '/dev': server } },
  build: {
    outDir: 'dist',
    manifest: true,
    sourcemap: false,
    // The first versions with light-dark(), which the two themes are written in.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((file) => !isVendor(file)) : dependencies,
    },
    // An inlined asset would need `data:` in the CSP.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A layer is where a module goes, whoever imports it in whichever way.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
        // The entry lists the files of every screen, and names would be a third of that list; the manifest has them.
        chunkFileNames: ({ name }) => (VENDOR_CHUNKS.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        assetFileNames: ASSETS,
        // Chrome then reads all of its functions beside the page's thread, while the file comes in. Most of React is one
        // function, which would else be read when the app begins, before anything can be pressed.
        // https://v8.dev/blog/explicit-compile-hints
        postBanner: ({ name }) => (name === 'vendor' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
});

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? renderer : browser));
