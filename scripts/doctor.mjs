// npm run doctor: explains what is wrong with the setup. Reads `.env` if there is one, as Docker Compose does.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { become, projectNode, root } from './lib/run.mjs';

await ensureInstalled();
const file = join(root, '.env');
await become(projectNode, [...(existsSync(file) ? [`--env-file=${file}`] : []), 'packages/server/src/doctor.ts']);
