import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { SHAPES } from '../src/ui/identity/drawings.ts';

const { 'logo-hers': HERS, 'logo-his': HIS, 'logo-meeting': MEETING } = SHAPES;

type Colours = { readonly hers: string; readonly his: string; readonly meeting: string };

const LIGHT: Colours = { hers: '#c2345b', his: '#2c6bb8', meeting: '#432861' };

const mark = ({ hers, his, meeting }: Colours) =>
  `<path d="${HERS}" fill="${hers}"/><path d="${HIS}" fill="${his}"/><path d="${MEETING}" fill="${meeting}"/>`;

const monochromeMark = () =>
  `<mask id="cut"><rect width="34" height="28" fill="#fff"/><path d="${MEETING}" fill="#000"/></mask><g mask="url(#cut)" fill="#fff"><path d="${HERS}"/><path d="${HIS}"/></g>`;

const publicFolder = new URL('../public/', import.meta.url);
const PAPER = '#fbf8f4';
const PLUM = '#6b4796';

const square = (content: string, width: number, ground = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}<svg x="${50 - width / 2}" y="${50 - (width * 28) / 68}" width="${width}" height="${(width * 28) / 34}" viewBox="0 0 34 28">${content}</svg></svg>`;

const stroke = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${PLUM}"/><path transform="translate(12 12)" d="${path}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const bleed = `<rect width="100" height="100" fill="${PAPER}"/>`;
const tile = `<rect width="100" height="100" rx="22" fill="${PAPER}"/>`;
const logo = mark(LIGHT);

// Operating systems may crop this icon to a circle with a diameter of 80 units.
const maskable = square(logo, 58, bleed);
const regular = square(logo, 76, tile);

mkdirSync(new URL('icons/', publicFolder), { recursive: true });
writePng('icon-192', regular, 192);
writePng('icon-512', regular, 512);
writePng('maskable-192', maskable, 192);
writePng('maskable-512', maskable, 512);
writePng('monochrome-512', square(monochromeMark(), 64), 512);
writePng('badge-96', square(monochromeMark(), 92), 96);
writePng('apple-touch-icon', square(logo, 66, bleed), 180);
writePng('shortcut-ask', stroke('M12 6v12M6 12h12'), 96);
writePng('shortcut-outbox', stroke('M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 7.5V12l3 2'), 96);
writePng('shortcut-today', stroke('M5 6.5h14v13H5zM5 10.5h14M9 4v4m6-4v4'), 96);
writePng('shortcut-trending', stroke('m4 16 5-5 4 3.5L20 7m0 0h-5m5 0v5'), 96);
writeFileSync(new URL('favicon.svg', publicFolder), `${square(logo, 100)}\n`);
writeFileSync(new URL('favicon.ico', publicFolder), ico(png(square(logo, 100), 32), 32));

function writePng(name: string, svg: string, size: number) {
  writeFileSync(new URL(`icons/${name}.png`, publicFolder), png(svg, size));
}

function png(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
