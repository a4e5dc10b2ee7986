import type { ConflictId } from '@twosides/domain/kernel';
import type { Update } from '@twosides/domain/model';
import type { Models } from '../models/models.ts';
import type { UpdateRecord } from '../models/update-schemas.ts';

export const listUpdates = async (
  { updates }: Pick<Models, 'updates'>,
  conflictId: ConflictId,
): Promise<readonly Update[]> => {
  const found = await updates.find({ conflictId }).sort({ number: 1 }).lean();
  return found.map(toUpdate);
};

export const toUpdate = ({ _id, takenDownBy = null, review = null, ...update }: UpdateRecord): Update => ({
  ...update,
  takenDownBy,
  review,
});
