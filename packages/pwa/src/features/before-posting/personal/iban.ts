/** Whether the check digits are right (ISO 13616): as a number, with its head put behind, it leaves 1 by 97. */
export function isIban(text: string): boolean {
  const compact = text.replaceAll(' ', '');
  const digits = [...(compact.slice(4) + compact.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
