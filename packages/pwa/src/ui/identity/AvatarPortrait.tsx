import type { AvatarPreset } from '@twosides/domain/model';
import { Shape } from './Shape.tsx';

/** A head and shoulders from skin, hair colour and style. No features: it stands for someone, it is not them. */
export function AvatarPortrait({ preset }: { readonly preset: AvatarPreset }) {
  const { skin, hair, background, style } = preset;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={background} />
      {style === 'woman' && <Shape name="long-hair" fill={hair} />}
      <Shape name="shoulders" fill={style === 'woman' ? '#b8466a' : '#3f6fa8'} />
      <Shape name="neck" fill={skin} />
      <Shape name="shadow" fill="#0000001a" />
      {style === 'man' && <Shape name="ears" fill={skin} />}
      <Shape name="face" fill={skin} />
      <Shape name={style === 'woman' ? 'fringe' : 'crop'} fill={hair} />
    </svg>
  );
}
