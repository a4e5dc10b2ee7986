// Browsers and Node have a global `URL`, but the domain compiles without the types of either.
declare const URL: { new (url: string): { readonly hostname: string }; canParse(url: string): boolean };

/** Makes equal addresses compare equal: lower case, NFKC, the domain in ASCII (UTS 46). */
export const toUniqueEmail = (typed: string): string => {
  const email = typed.trim().normalize('NFKC').toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  // The URL parser below would decode these characters, or take them for the end of the host.
  if (at === -1 || !/[^\u0000-\u007f]/.test(domain) || /[\u0000-\u0020"#%/:<>?@[\\\]^`{|}]/.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${email.slice(0, at)}@${new URL(address).hostname}` : email;
};

export const shownEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  const shown = labels.map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label));
  return email.slice(0, at + 1) + shown.join('.');
};

/** RFC 3492, section 6.2. Null for invalid input. */
const decodePunycode = (input: string): string | null => {
  const end = Math.max(0, input.lastIndexOf('-'));
  const output = [...input.slice(0, end)].map((character) => character.codePointAt(0) ?? 0);
  let [n, index, bias] = [128, 0, 72];
  for (let at = end > 0 ? end + 1 : 0; at < input.length; ) {
    const before = index;
    for (let [weight, k] = [1, 36]; ; k += 36) {
      const digit = Number.parseInt(input[at] ?? '', 36);
      at += 1;
      if (Number.isNaN(digit)) return null;
      // Punycode numbers the letters 0 to 25 and the digits 26 to 35. Base 36 puts the digits first.
      const value = digit < 10 ? digit + 26 : digit - 10;
      index += value * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (value < threshold) break;
      weight *= 36 - threshold;
    }
    const length = output.length + 1;
    let delta = Math.floor((index - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / length);
    let k = 0;
    for (; delta > 455; k += 36) delta = Math.floor(delta / 35);
    bias = k + Math.floor((36 * delta) / (delta + 38));
    n += Math.floor(index / length);
    if (n > 0x10ffff) return null;
    index %= length;
    output.splice(index, 0, n);
    index += 1;
  }
  return output.length === 0 ? null : String.fromCodePoint(...output);
};
