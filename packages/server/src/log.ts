import pino, { type DestinationStream, type Logger } from 'pino';

/** JSON lines; pretty on a terminal. Whatever is logged, no address, password hash or secret gets into a line. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, hooks: { streamWrite: withoutSecrets } };
  if (destination) return pino(options, destination);
  if (process.stdout.isTTY) return pino({ ...options, transport: { target: 'pino-pretty' } });
  // Lines are written together: a system call for each would be a fifth of what an answer from memory costs.
  const stdout = pino.destination({ sync: true, minLength: 4096, periodicFlush: 20 });
  process.on('exit', () => stdout.flushSync());
  return pino(options, stdout);
};

/**
 * Drivers and parsers put what they were given into their messages: this takes out what has the form of an e-mail
 * address, of a link's or session's secret, of a hash, or of a value under a telling name. A long line takes no longer
 * than its length.
 */
const withoutSecrets = (line: string): string => {
  let text = line;
  for (const [sign, form, instead] of FORMS) if (sign.test(text)) text = text.replaceAll(form, instead);
  return text;
};

/** In nearly all lines nothing has such a form, and what is quickly seen comes first: every request has a line. */
const FORMS: readonly (readonly [sign: RegExp, form: RegExp, instead: string])[] = [
  [/@|%40/, /(?<![\w.+-])[\w.+-]+(?:@|%40)(?:[\w-]+\.)+[a-z]{2,24}(?![\w-])/gi, '[address]'],
  [/\$argon2/, /\$argon2[\w$=,+/.-]{1,200}/g, '[hash]'],
  [/(?<![\w-])[\w-]{43}/, /(?<![\w-])(?:[0-9a-f]{64}|[\w-]{43})(?![\w-])/g, '[secret]'],
  [
    /(?:password|token|cookie|authorization|p256dh|auth)\\?["']?[:=]/i,
    /(?<=\b(?:password|newPassword|token|cookie|authorization|p256dh|auth)\\?["']?[:=]\s?\\?["']?)[^"'\s,;&}\\]{3,300}/gi,
    '[secret]',
  ],
];
