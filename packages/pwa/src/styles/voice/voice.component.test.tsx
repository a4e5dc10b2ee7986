import { beforeAll, expect, test } from 'vitest';

const FALLBACKS = ['Voice on Georgia', 'Voice on Noto Serif', 'Voice on Times'];
const TITLES = [
  'He says the dishwasher is “my system”, so he never loads it',
  'We moved for my job, now it is her turn',
];

beforeAll(() => Promise.all([400, 600, 700].map((weight) => document.fonts.load(`${weight} 16px Voice`, 'Aé'))));

function measured(text: string, font: string): { readonly width: number; readonly height: number } {
  const line = document.createElement('span');
  line.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`;
  line.textContent = text;
  document.body.append(line);
  const { width, height } = line.getBoundingClientRect();
  line.remove();
  return { width, height };
}

const isSetInVoice = (character: string) =>
  measured(character, '400 160px Voice, monospace').width !== measured(character, '400 160px monospace').width;

test('the serif has what English and its neighbours write, and leaves other scripts to the system', async () => {
  await document.fonts.load('400 16px Voice', 'ł');
  for (const character of 'AQgz09%&éñüßæœÿ“”‘’„«»–—…€łőșš') expect(isSetInVoice(character), character).toBe(true);
  for (const character of 'Жλ中ع') expect(isSetInVoice(character), character).toBe(false);
});

test('its weights are drawn, not thickened by the browser', () => {
  const widths = [400, 500, 600, 700].map((weight) => measured('Her side', `${weight} 160px Voice`).width);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(new Set(widths).size).toBe(4);
});

test('until it is there, a line is as high as it will be, and nearly as wide', () => {
  const onThisMachine = FALLBACKS.filter(
    (name) => measured('m', `400 160px "${name}", monospace`).width !== measured('m', '400 160px monospace').width,
  );
  expect(onThisMachine).not.toHaveLength(0);
  for (const name of onThisMachine)
    for (const weight of [400, 600])
      for (const title of TITLES) {
        const [before, after] = [`"${name}"`, 'Voice'].map((font) => measured(title, `${weight} 32px ${font}`));
        expect(before?.height).toBe(after?.height);
        expect(Math.abs((before?.width ?? 0) / (after?.width ?? 1) - 1), `${name} ${weight} ${title}`).toBeLessThan(
          0.05,
        );
      }
});
