import pino, { type DestinationStream, type Logger } from 'pino';

export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, hooks: { streamWrite: withoutSecrets } };
  if (destination) return pino(options, destination);
  if (process.stdout.isTTY) return pino({ ...options, transport: { target: 'pino-pretty' } });
  // Buffers lines, because a system call for each would add a fifth to the time of a cached response.
  const stdout = pino.destination({ sync: true, minLength: 4096, periodicFlush: 20 });
  process.on('exit', () => stdout.flushSync());
  return pino(options, stdout);
};

/** Ignores `LOG_LEVEL`, because an operator who wants few lines still has to know what is unsafe. */
export const warnAlways = (log: Logger, warning: string): void => log.child({}, { level: 'warn' }).warn(warning);

const withoutSecrets = (line: string): string => {
  let text = line;
  for (const [sign, form, instead] of FORMS) if (sign.test(text)) text = text.replaceAll(form, instead);
  return text;
};

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
