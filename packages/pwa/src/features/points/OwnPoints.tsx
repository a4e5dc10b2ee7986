import type { MemberId } from '@twosides/domain/kernel';
import { usePoints } from '../../api/points.ts';
import { PointsCard } from './PointsCard.tsx';
import { PointsSkeleton } from './PointsSkeleton.tsx';

/** One's own points; they stand aside where they cannot be read, since the profile is about more. */
export function OwnPoints({ id }: { readonly id: MemberId }) {
  const { data: points, isLoading } = usePoints(id);
  if (points) return <PointsCard points={points} />;
  return isLoading ? <PointsSkeleton label="Loading your points" /> : null;
}
