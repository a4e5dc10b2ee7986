import type { Timestamp } from '@twosides/domain/kernel';
import type { MonthCounts, TransparencyStore } from '@twosides/domain/statements';
import type { Database } from '../kernel/database.ts';

export const createTransparencyStore = (database: Database): TransparencyStore => ({
  lastMonth: async () => database.value<Timestamp>('SELECT max(month) FROM transparency'),
  firstAction: async () => database.value<Timestamp>(FIRST_ACTION),
  countMonth: async (month, until) => {
    database.run(COUNT, month, until);
  },
  listMonths: async (limit) => database.all<MonthCounts>(LIST, limit),
});

const FIRST_ACTION = `SELECT min(at) AS at FROM (SELECT min(at) AS at FROM rulings UNION ALL SELECT min(reported_at) FROM reports
     UNION ALL SELECT min(at) FROM exclusions)`;

const COUNT = `
  WITH span (month, until) AS (VALUES (?, ?)),
  ruled AS (SELECT rulings.* FROM rulings, span WHERE at >= span.month AND at < span.until)
  INSERT OR IGNORE INTO transparency (month, reported, restricted, by_machine, appealed, reversed, excluded)
  SELECT (SELECT month FROM span),
    (SELECT count(*) FROM reports, span WHERE reported_at >= span.month AND reported_at < span.until),
    (SELECT count(*) FROM ruled WHERE effect IN ('collapsed', 'removed', 'warned')),
    (SELECT count(*) FROM ruled WHERE effect IN ('collapsed', 'removed', 'warned') AND ruled_by IN ('reports', 'detector')),
    (SELECT count(*) FROM appeals, span WHERE at >= span.month AND at < span.until),
    (SELECT count(*) FROM ruled WHERE appeal_of IS NOT NULL AND verdict <> 'uphold'),
    (SELECT coalesce(sum(votes), 0) FROM exclusions, span
      WHERE act = 'exclude' AND at >= span.month AND at < span.until)`;

const LIST = `
  SELECT month, reported, restricted, by_machine, appealed, reversed, excluded
  FROM transparency ORDER BY month DESC LIMIT ?`;
