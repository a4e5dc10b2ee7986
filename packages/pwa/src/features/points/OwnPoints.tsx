import type { MemberId } from '@twosides/domain';
import { usePoints } from '../../api/points.ts';
import { PointsCard } from './PointsCard.tsx';

/** One's own points; they stand aside where they cannot be read, since the profile is about more. */
export function OwnPoints({ id }: { readonly id: MemberId }) {
  const { data: points } = usePoints(id);
  return points ? <PointsCard points={points} /> : null;
}
