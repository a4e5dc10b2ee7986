/** A setting is missing or invalid. The message names the variable or file. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
