import { backUp } from './composition/compose-back-up.ts';

const USAGE = 'Usage: npm run backup -- FILE';

const main = async ([file, ...more]: readonly string[]) => {
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new Error(USAGE);
  await backUp(process.env, file);
  console.log(`The database and its secrets are in ${file}. Keep it where only you can read it.`);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
