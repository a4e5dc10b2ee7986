import pino, { type DestinationStream, type Logger } from 'pino';

/** JSON lines; pretty on a terminal. Whatever is logged, no address, password hash or secret gets into a line. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, hooks: { streamWrite: withoutSecrets } };
  if (destination) return pino(options, destination);
  if (process.stdout.isTTY) return pino({ ...options, transport: { target: 'pino-pretty' } });
  // A line at once where nothing is being written, else with the next ones: a call of the system for each would be a
  // fifth of what an answer from memory costs. What waits is written when the process ends.
  return pino(options, pino.destination({ sync: false }));
};

/**
 * Drivers and parsers put what they were given into their messages: this takes out what has the form of an e-mail
 * address, of a link's or session's secret, of a hash, or of a value under a telling name. A long line takes no longer
 * than its length.
 */
const withoutSecrets = (line: string): string =>
  FORMS.reduce((text, [form, instead]) => text.replaceAll(form, instead), line);

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.+-])[\w.+-]+(?:@|%40)(?:[\w-]+\.)+[a-z]{2,24}(?![\w-])/gi, '[address]'],
  [/\$argon2[\w$=,+/.-]{1,200}/g, '[hash]'],
  [/(?<![\w-])(?:[0-9a-f]{64}|[\w-]{43})(?![\w-])/g, '[secret]'],
  [
    /(?<=\b(?:password|newPassword|token|cookie|authorization|p256dh|auth)\\?["']?[:=]\s?\\?["']?)[^"'\s,;&}\\]{3,300}/gi,
    '[secret]',
  ],
];
