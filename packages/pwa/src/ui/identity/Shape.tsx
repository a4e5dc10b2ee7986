import type { SHAPES } from './drawings.ts';

type ShapeProps = {
  readonly name: keyof typeof SHAPES;
  readonly fill?: string;
  readonly className?: string | undefined;
};

export const Shape = ({ name, ...look }: ShapeProps) => <use href={`#shape-${name}`} {...look} />;
