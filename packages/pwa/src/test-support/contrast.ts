export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export function colourOf(token: string): Colour {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  if (canvas) canvas.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  canvas?.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
  return [red, green, blue, alpha / 255];
}

export const over = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => {
  const mix = (top: number, ground: number) => top * a + ground * (1 - a);
  return [mix(r, red), mix(g, green), mix(b, blue), 1];
};

function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
