import { geometricPattern, type PatternCell } from './geometric-pattern.ts';

export function AvatarGeometric({ seed }: { readonly seed: string }) {
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
