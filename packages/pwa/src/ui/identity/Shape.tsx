import type { SHAPES } from './drawings.ts';

type ShapeProps = {
  readonly name: keyof typeof SHAPES;
  readonly fill?: string;
  readonly className?: string | undefined;
};

/** A filled outline from `scripts/sprite.ts`. */
export const Shape = ({ name, ...look }: ShapeProps) => <use href={`#shape-${name}`} {...look} />;
