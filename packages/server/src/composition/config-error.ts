/** A setting that cannot be used; the message names the variable or the file. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
