import { ensurePwaBuilt } from './lib/build-pwa.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { become, projectNode, SERVER_ENV, SERVER_FLAGS } from './lib/run.mjs';

await ensureInstalled();
if ((await ensurePwaBuilt()) !== 0) {
  console.error('\nThe app could not be built; the reason is above.');
  process.exit(1);
}
await become(projectNode, [...SERVER_FLAGS, 'packages/server/src/main.ts', ...process.argv.slice(2)], {
  env: SERVER_ENV,
});
