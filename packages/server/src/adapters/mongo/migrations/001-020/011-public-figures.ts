import type { Migration } from '../migration.ts';

type Figures = { readonly _id: string; readonly publishedAt: number; readonly step: string };

/**
 * What of a score is public stands beside it and moves in batches; the boards walk along it. What was public before
 * stays so.
 */
export const PUBLIC_FIGURES: Migration = {
  outside: async ({ database }) => {
    const scores = database.collection('scores');
    await scores.updateMany({ public: { $exists: false } }, [
      {
        $set: {
          public: {
            points: '$points',
            votes: '$votes',
            conflicts: '$conflicts',
            comments: '$comments',
            helpfulComments: '$helpfulComments',
            streak: '$streak',
          },
        },
      },
    ]);
    await scores.createIndexes([
      { name: 'public_board', key: { span: 1, start: 1, 'public.points': -1, memberId: -1 } },
      {
        name: 'waiting',
        key: { waits: 1, span: 1, start: 1 },
        partialFilterExpression: { waits: { $exists: true } },
      },
    ]);
    if (await scores.indexExists('board')) await scores.dropIndex('board');
    await database
      .collection('conflicts')
      .createIndexes([
        { name: 'waiting', key: { votesWait: 1 }, partialFilterExpression: { votesWait: { $exists: true } } },
      ]);
    await database
      .collection<Figures>('figures')
      .updateOne({ _id: 'figures' }, { $setOnInsert: { publishedAt: 0, step: 'done' } }, { upsert: true });
  },
};
