import { restore } from './composition/compose-back-up.ts';

const USAGE = 'Usage: npm run restore -- FILE [--force]';

const main = (args: readonly string[]) => {
  const [file, ...more] = args.filter((arg) => arg !== '--force');
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new Error(USAGE);
  const aside = restore(process.env, file, args.includes('--force'));
  console.log(`${file} is restored.`);
  if (aside !== null) console.log(`What was there before is in ${aside}: remove it once all is well.`);
};

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
