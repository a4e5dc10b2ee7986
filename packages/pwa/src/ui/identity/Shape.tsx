import type { SHAPES } from './drawings.ts';

type ShapeProps = {
  readonly name: keyof typeof SHAPES;
  readonly fill?: string;
  readonly className?: string | undefined;
};

/** Shows a shape that `scripts/sprite.ts` puts into the page. Use it inside an `<svg>`. */
export const Shape = ({ name, ...look }: ShapeProps) => <use href={`#shape-${name}`} {...look} />;
