import { restore } from './composition/compose-back-up.ts';

const USAGE = 'Usage: npm run restore -- FILE [--force]';

const main = (args: readonly string[]) => {
  const [file, ...more] = args.filter((arg) => arg !== '--force');
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new Error(USAGE);
  const aside = restore(process.env, file, args.includes('--force'));
  console.log(`${file} has been restored.`);
  if (aside !== null) console.log(`The previous data is in ${aside}. Delete it once everything works.`);
};

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
