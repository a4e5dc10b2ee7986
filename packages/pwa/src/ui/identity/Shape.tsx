import type { SHAPES } from './drawings.ts';

type ShapeProps = {
  readonly name: keyof typeof SHAPES;
  readonly fill?: string;
  readonly className?: string | undefined;
};

/** An outline that `scripts/sprite.ts` puts into the page, filled. */
export const Shape = ({ name, ...look }: ShapeProps) => <use href={`#shape-${name}`} {...look} />;
