/** `quota` is in characters. */
export function memoryStorage(quota = 5_000_000): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      const taken = Object.entries(this).reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
      if (taken + value.length > quota) throw new DOMException('Full', 'QuotaExceededError');
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
    get length(): number {
      return Object.keys(this).length;
    },
  };
  return Object.create(methods);
}
