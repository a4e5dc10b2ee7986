import { DAY, HOUR, MINUTE } from '@twosides/domain/kernel';

/** "2 days 4 hours", "3 hours 12 minutes", "5 minutes": how long until then, in its two largest units. */
export const timeLeft = (until: number, now: number): string => {
  const left = Math.max(0, until - now);
  const parts = [
    part(Math.floor(left / DAY), 'day'),
    part(Math.floor((left % DAY) / HOUR), 'hour'),
    part(Math.floor((left % HOUR) / MINUTE), 'minute'),
  ];
  const first = parts.findIndex((text) => text !== '');
  if (first === -1) return 'less than a minute';
  return parts
    .slice(first, first + 2)
    .filter((text) => text !== '')
    .join(' ');
};

const part = (amount: number, unit: string): string => {
  if (amount === 0) return '';
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
};
