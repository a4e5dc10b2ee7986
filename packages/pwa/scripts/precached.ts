import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

const FURTHER = [
  'CheckEmail',
  'ConfirmEmail',
  'ForgotPassword',
  'Moderation',
  'ReportStatus',
  'ResetPassword',
  'SeoDashboard',
  'SignInLink',
  'Statements',
  'Unsubscribe',
  'VerifyEmail',
  'VoteResultsDemo',
  'VotingDemo',
].map((page) => `/${page}Screen.tsx`);
const FONTS = 'src/styles/voice/';

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

export function precachedOnly(): { readonly plugin: Plugin; readonly transform: ManifestTransform } {
  let folder = '';
  return {
    plugin: {
      name: 'precached-only',
      configResolved: ({ root, build }) => {
        folder = resolve(root, build.outDir);
      },
    },
    transform: async (entries) => {
      const file = join(folder, '.vite', 'manifest.json');
      if (!existsSync(file)) return { manifest: entries, warnings: [] };
      const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
      const missing = FURTHER.filter((page) => !Object.keys(manifest).some((key) => key.endsWith(page)));
      if (missing.length > 0)
        throw new Error(`Not a chunk of its own, so it would be precached: ${missing.join(', ')}`);
      const html = await readFile(join(folder, 'index.html'), 'utf8');
      const named = Array.from(html.matchAll(/assets\/[\w-]+\.\w+/g), ([url]) => url);
      const files = new Set([...named, ...mainFiles(manifest)]);
      return { manifest: entries.filter(({ url }) => !url.startsWith('assets/') || files.has(url)), warnings: [] };
    },
  };
}

const isFurther = (key: string) => FURTHER.some((page) => key.endsWith(page));

function mainFiles(manifest: Manifest): ReadonlySet<string> {
  const fonts = Object.keys(manifest).filter((key) => key.startsWith(FONTS));
  const files = new Set(fonts.flatMap((key) => manifest[key]?.file ?? []));
  const reached = new Set<string>();
  const reach = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || reached.has(key) || isFurther(key)) return;
    reached.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) reach(next);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) reach(key);
  return files;
}
