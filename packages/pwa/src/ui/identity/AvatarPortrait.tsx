import type { AvatarPreset } from '@twosides/domain/model';

/** A head and shoulders from skin, hair colour and style. No features: it stands for someone, it is not them. */
export function AvatarPortrait({ preset }: { readonly preset: AvatarPreset }) {
  const { skin, hair, background, style } = preset;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={background} />
      {style === 'woman' && <path d="M11.5 41V22.5a12.5 12.5 0 0 1 25 0V41z" fill={hair} />}
      <path d="M6 50c.6-9.5 7.6-13 18-13s17.4 3.5 18 13z" fill={style === 'woman' ? '#b8466a' : '#3f6fa8'} />
      <path d="M20 29.500h8v7.300c0 4.3-8 4.3-8 0z" fill={skin} />
      <path d="M20 31.500c2.6 2.4 5.4 2.4 8 0v2.200c-2.4 2-5.6 2-8 0z" fill="#000" opacity=".1" />
      {style === 'man' && <path d="M14.6 22.200a2.2 2.6 0 1 0 .9 4.900zm18.8 0a2.2 2.6 0 1 1-.9 4.900z" fill={skin} />}
      <path d="M15.4 20.800a8.6 8.6 0 0 1 17.2 0v4.600a8.6 9 0 0 1-17.2 0z" fill={skin} />
      <path d={style === 'woman' ? FRINGE : CROP} fill={hair} />
    </svg>
  );
}

const FRINGE =
  'M14.2 26.500c-1.6-9.5 2.8-15.6 9.8-15.600s11.4 6.1 9.8 15.600c-.8-4.4-2.4-7-5-8.8-3.4 2.6-8.6 3.8-11.8 3.4-1.4 1.2-2.3 3-2.8 5.400z';
const CROP =
  'M14.4 23.500c-1.5-8.3 2.4-13.2 9.4-13.2 7.2 0 11.3 4.7 9.8 13.2-.7-3.2-1.7-5.2-3.4-6.5-3.2 1.2-8.6 1.3-12.2.2-1.8 1.3-2.9 3.2-3.6 6.300z';
