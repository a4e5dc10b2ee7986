import type { ShareRange } from '@twosides/domain/voting';

/** The same colors as the light theme in the app's `styles/tokens.css`. */
export const INK = {
  paper: '#fbf8f4',
  surface: '#ffffff',
  sunken: '#f4efe8',
  ink: '#1f1b24',
  muted: '#655e6e',
  edge: '#c9c2cc',
  plum: '#6b4796',
  plumInk: '#543377',
  plumTint: '#efe8f6',
  her: '#c2345b',
  herDeep: '#ad2d51',
  herInk: '#9d1f45',
  herTint: '#fdeff2',
  his: '#2c6bb8',
  hisDeep: '#275fa3',
  hisInk: '#1d4f8f',
  hisTint: '#edf4fc',
} as const;

const svg = (attributes: string, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

export const LOGO = svg(
  'viewBox="0 0 34 28" width="204" height="168"',
  `<path d="M3 11a8.5 8.5 0 0 1 8.5-8.5h3a8.5 8.5 0 0 1 0 17H9l-4.5 4v-6A8.5 8.5 0 0 1 3 11z" fill="${INK.her}"/>
<path d="M31 13a8.5 8.5 0 0 0-8.5-8.5h-3a8.5 8.5 0 0 0 0 17H25l4.5 4v-6A8.5 8.5 0 0 0 31 13z" fill="${INK.his}"/>
<path d="M19.994 4.515A8.5 8.5 0 0 1 14.006 19.485 8.5 8.5 0 0 1 19.994 4.515z" fill="#432861"/>`,
);

export const LOCK = svg(
  `viewBox="0 0 24 24" width="48" height="48" fill="none" stroke="${INK.muted}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`,
  '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
);

export const splitBar = (
  { herPercentage, range }: { readonly herPercentage: number; readonly range: ShareRange | null },
  width: number,
  height: number,
): Buffer => {
  const at = (percentage: number) => (width * percentage) / 100;
  const seam = at(herPercentage);
  const light =
    range && `<rect x="${at(range.low)}" width="${at(range.high - range.low)}" height="${height}" fill="url(#light)"/>`;
  return svg(
    `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    `<defs>
<pattern id="lines" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v13" stroke="${INK.ink}" stroke-opacity=".13" stroke-width="6"/></pattern>
<pattern id="dots" width="13" height="13" patternUnits="userSpaceOnUse"><circle cx="6.5" cy="6.5" r="2" fill="${INK.ink}" fill-opacity=".16"/></pattern>
<linearGradient id="light"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".3" stop-color="#fff" stop-opacity=".16"/><stop offset=".7" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<clipPath id="bar"><rect width="${width}" height="${height}" rx="28"/></clipPath>
</defs>
<g clip-path="url(#bar)">
<rect width="${seam}" height="${height}" fill="${INK.herDeep}"/><rect width="${seam}" height="${height}" fill="url(#lines)"/>
<rect x="${seam}" width="${width - seam}" height="${height}" fill="${INK.hisDeep}"/><rect x="${seam}" width="${width - seam}" height="${height}" fill="url(#dots)"/>
${light ?? ''}
${herPercentage > 0 && herPercentage < 100 ? `<rect x="${seam - 1.5}" width="3" height="${height}" fill="#fff"/>` : ''}
<rect x="${width / 2 - 1.5}" y="${height - 12}" width="3" height="12" fill="#fff"/>
</g>`,
  );
};
