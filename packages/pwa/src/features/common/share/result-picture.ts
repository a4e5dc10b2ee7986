import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import { cutText } from '@twosides/domain/kernel';
import { SIDES, type Side } from '@twosides/domain/model';
import { numberText } from '../../../ui/identity/in-words.ts';
import { isShareHandled, linkTo, type SharedPage, saveFile } from './share.ts';

/** The image shows no side labels, because those may be names. */
export type PublicResult = {
  readonly title: string;
  readonly herPercentage: number;
  readonly hisPercentage: number;
  readonly totalVotes: number;
};

/** Width and height of the square image in pixels, the unit of all lengths in this file. */
const SIZE = 1080;
const REVEAL = 640;
const MARGIN = 64;
const TITLES = [
  { size: 84, lines: 2 },
  { size: 72, lines: 2 },
  { size: 60, lines: 3 },
] as const;

/**
 * @returns a PNG
 * @throws Error if the browser cannot draw
 */
export async function drawResult(result: PublicResult): Promise<Blob> {
  await document.fonts.load('600 100px Voice', `${result.title}0123456789%`);
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  drawReveal(context, result);
  drawSheet(context, result);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

type Context = CanvasRenderingContext2D;

function drawReveal(context: Context, result: PublicResult) {
  const seam = (SIZE * result.herPercentage) / 100;
  context.fillStyle = colourOf('--her-deep');
  context.fillRect(0, 0, seam, REVEAL);
  context.fillStyle = colourOf('--his-deep');
  context.fillRect(seam, 0, SIZE - seam, REVEAL);
  drawTextures(context, seam);
  context.fillStyle = colourOf('--paper');
  if (seam > 0 && seam < SIZE) context.fillRect(seam - 4, 0, 8, REVEAL);
  for (const side of SIDES) drawEnd(context, side, result);
}

function drawTextures(context: Context, seam: number) {
  context.save();
  context.strokeStyle = context.fillStyle = colourOf('--texture');
  context.lineWidth = 11;
  context.beginPath();
  context.rect(0, 0, seam, REVEAL);
  context.clip();
  context.beginPath();
  for (let x = -REVEAL; x < seam; x += 32) {
    context.moveTo(x, REVEAL);
    context.lineTo(x + REVEAL, 0);
  }
  context.stroke();
  context.restore();
  context.save();
  context.fillStyle = colourOf('--texture');
  for (let x = SIZE - 16; x > seam + 10; x -= 30)
    for (let y = 16; y < REVEAL; y += 30) {
      context.beginPath();
      context.arc(x, y, 4, 0, 7);
      context.fill();
    }
  context.restore();
}

function drawEnd(context: Context, side: Side, { herPercentage, hisPercentage }: PublicResult) {
  const isHers = side === 'her';
  const own = isHers ? herPercentage : hisPercentage;
  const size = own > 47 ? 250 : 140;
  const edge = isHers ? MARGIN : SIZE - MARGIN;
  context.textAlign = isHers ? 'left' : 'right';
  context.font = `600 ${size}px ${serif()}`;
  if (own < 35) {
    const width = context.measureText(`${own}%`).width + 64;
    context.fillStyle = colourOf(isHers ? '--her-deep' : '--his-deep');
    context.strokeStyle = colourOf('--paper');
    context.lineWidth = 8;
    context.beginPath();
    context.roundRect(
      isHers ? edge - 32 : edge + 32 - width,
      180,
      width,
      260,
      isHers ? [48, 48, 48, 12] : [48, 48, 12, 48],
    );
    context.stroke();
    context.fill();
  }
  context.fillStyle = colourOf('--on-fill');
  context.fillText(`${own}%`, edge, 340);
  context.font = `650 38px ${sans()}`;
  context.fillText(DEFAULT_SIDE_LABELS[side], edge, 404);
}

function drawSheet(context: Context, { title, totalVotes }: PublicResult) {
  context.fillStyle = colourOf('--paper');
  context.beginPath();
  context.roundRect(0, REVEAL - 64, SIZE, SIZE, 72);
  context.fill();
  context.fillStyle = colourOf('--ink');
  drawTitle(context, title);
  context.direction = 'ltr';
  context.textAlign = 'left';
  context.fillStyle = colourOf('--muted');
  context.font = `400 34px ${sans()}`;
  context.fillText(`${numberText(totalVotes)} votes`, MARGIN, SIZE - 72);
  context.textAlign = 'right';
  context.fillText(window.location.host, SIZE - MARGIN, SIZE - 72);
}

function drawTitle(context: Context, title: string) {
  const width = SIZE - 2 * MARGIN;
  const set = ({ size }: (typeof TITLES)[number]) => {
    context.font = `600 ${size}px ${serif()}`;
    return linesOf(context, title, width);
  };
  const look = TITLES.find((each) => set(each).length <= each.lines) ?? TITLES[2];
  const count = Math.min(set(look).length, look.lines);
  let narrow = width;
  while (narrow > width / 2 && linesOf(context, title, narrow - 12).length <= count) narrow -= 12;
  const isFromRight = RIGHT_TO_LEFT.test(title);
  context.direction = isFromRight ? 'rtl' : 'ltr';
  context.textAlign = isFromRight ? 'right' : 'left';
  for (const [index, line] of cut(context, linesOf(context, title, narrow), count, width).entries())
    context.fillText(line.trim(), isFromRight ? SIZE - MARGIN : MARGIN, REVEAL + look.size * (1 + index * 1.22));
}

const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function linesOf(context: Context, text: string, width: number): readonly string[] {
  const fits = (line: string) => context.measureText(line.trimEnd()).width <= width;
  const lines = [''];
  const add = (piece: string) => {
    const line = `${lines.at(-1)}${piece}`;
    if (fits(line)) lines[lines.length - 1] = line;
    else lines.push(piece);
  };
  for (const word of text.split(/(?<=\s)/)) {
    if (fits(word)) add(word);
    else for (const { segment } of new Intl.Segmenter().segment(word)) add(segment);
  }
  return lines;
}

function cut(context: Context, lines: readonly string[], count: number, width: number): readonly string[] {
  if (lines.length <= count) return lines;
  let last = lines[count - 1]?.trimEnd() ?? '';
  while (last && context.measureText(`${last}…`).width > width) last = cutText(last, last.length - 1);
  return [...lines.slice(0, count - 1), `${last}…`];
}

const serif = () => tokenOf('--serif');
const sans = () => tokenOf('--sans');

function tokenOf(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token);
}

/** A canvas does not support `light-dark()`, so an element resolves the color token. */
function colourOf(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** @throws Error if the browser cannot draw */
export async function shareResult(result: PublicResult, page: SharedPage): Promise<'shared' | 'saved' | 'given-up'> {
  const picture = await drawResult(result);
  const file = new File([picture], 'twosides.png', { type: picture.type });
  const shared = { files: [file], title: page.title, url: linkTo(page) };
  if (navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (isShareHandled(error)) return 'given-up';
    }
  }
  saveFile(file);
  return 'saved';
}
