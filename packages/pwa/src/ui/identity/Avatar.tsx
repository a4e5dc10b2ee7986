import { firstCharacter } from '@twosides/domain/kernel';
import { type AvatarPreset, findAvatarPreset, GEOMETRIC_AVATAR_ID, parseEmojiAvatar } from '@twosides/domain/model';
import { useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './Avatar.module.css';
import { Shape } from './Bubbles.tsx';
import { geometricPattern, type PatternCell } from './geometric-pattern.ts';

export type AvatarProps = {
  /** The id of a preset, `geometric`, or `emoji-<index>-<color>`. */
  readonly avatarId?: string | null | undefined;
  readonly imageUrl?: string | null | undefined;
  readonly name?: string | null | undefined;
  /** 24, 32, 40 or 72 px. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
};

export function Avatar({ avatarId, imageUrl, name, size = 'md' }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden="true">
      <Face avatarId={avatarId} imageUrl={imageUrl} name={name} />
    </span>
  );
}

function Face({ avatarId, imageUrl, name }: Pick<AvatarProps, 'avatarId' | 'imageUrl' | 'name'>) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (imageUrl && imageUrl !== brokenUrl) {
    return (
      <img src={imageUrl} alt="" decoding="async" referrerPolicy="no-referrer" onError={() => setBrokenUrl(imageUrl)} />
    );
  }
  if (!avatarId)
    return <span className={styles.initial}>{(firstCharacter(name?.trim() ?? '') ?? 'U').toUpperCase()}</span>;
  if (avatarId === GEOMETRIC_AVATAR_ID) return <AvatarGeometric seed={name ?? ''} />;
  const emoji = parseEmojiAvatar(avatarId);
  if (emoji) return <EmojiFace {...emoji} />;
  return <AvatarPortrait preset={findAvatarPreset(avatarId)} />;
}

function EmojiFace({ emoji, background }: { readonly emoji: string; readonly background: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={background} />
      <text x="24" y="33" fontSize="25" textAnchor="middle">
        {emoji}
      </text>
    </svg>
  );
}

function AvatarPortrait({ preset }: { readonly preset: AvatarPreset }) {
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

function AvatarGeometric({ seed }: { readonly seed: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {geometricPattern(seed).map((cell, position) => (
        <Cell key={CORNERS[position]} cell={cell} corner={CORNERS[position] ?? '0 0'} />
      ))}
    </svg>
  );
}

function Cell({ cell, corner }: { readonly cell: PatternCell; readonly corner: string }) {
  return (
    <g transform={`translate(${corner}) rotate(${cell.turn} 12 12)`}>
      {/* Slightly larger than the cell, so that no gap shows between cells. */}
      <rect x="-.2" y="-.2" width="24.4" height="24.4" fill={cell.ground} />
      <path d={FIGURES[cell.shape]} fill={cell.figure} />
    </g>
  );
}

const CORNERS = ['0 0', '24 0', '0 24', '24 24'];

const FIGURES: Readonly<Record<PatternCell['shape'], string>> = {
  quarter: 'M0 0h24A24 24 0 0 1 0 24z',
  leaf: 'M0 0h12a12 12 0 0 1 12 12v12H12A12 12 0 0 1 0 12z',
  circle: 'M12 3a9 9 0 0 1 0 18 9 9 0 0 1 0-18z',
  half: 'M0 0h24a12 12 0 0 1-24 0z',
};
