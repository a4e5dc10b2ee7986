/** An unusable setting; the message names the variable or file. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
