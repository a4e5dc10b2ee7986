import { basename } from 'node:path';

const files = new Map<string, string>();

/**
 * What a class is called: `Header-row`. Names compress better than hashes, in the scripts, the styles and the HTML.
 * @throws Error where two style sheets would share a name
 */
export function scopedName(name: string, path: string): string {
  const file = path.replace(/\?.*$/, '');
  const sheet = basename(file, '.module.css');
  const known = files.get(sheet) ?? file;
  if (known !== file) throw new Error(`Two style sheets are called ${sheet}: ${known} and ${file}`);
  files.set(sheet, file);
  return `${sheet}-${name}`;
}
