import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { become, projectNode, root } from './lib/run.mjs';

const [name = '', ...args] = process.argv.slice(2);
await ensureInstalled();
const settings = join(root, '.env');
const flags = name === 'doctor' && existsSync(settings) ? [`--env-file=${settings}`] : [];
// npm changes into the project's folder, but a backup's FILE is relative to the folder in which npm was started.
const from = process.env.INIT_CWD ?? process.cwd();
const takesFile = name === 'backup' || name === 'restore';
const given = takesFile ? args.map((arg) => (arg.startsWith('-') ? arg : resolve(from, arg))) : args;
const program = name === 'timing' ? 'test-support/timing.ts' : `${name}.ts`;
await become(projectNode, [...flags, `packages/server/src/${program}`, ...given]);
