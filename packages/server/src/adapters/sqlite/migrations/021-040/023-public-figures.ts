/**
 * What of a score is public stands beside it and moves in batches. `waits`: the row has changed since, and goes with
 * the next batch, or with the one that is under way now.
 */
export const PUBLIC_FIGURES_SCHEMA = `
ALTER TABLE scores ADD COLUMN public_points INTEGER NOT NULL DEFAULT 0;
ALTER TABLE scores ADD COLUMN public_votes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE scores ADD COLUMN public_conflicts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE scores ADD COLUMN public_comments INTEGER NOT NULL DEFAULT 0;
ALTER TABLE scores ADD COLUMN public_helpful_comments INTEGER NOT NULL DEFAULT 0;
ALTER TABLE scores ADD COLUMN public_streak_days INTEGER;
ALTER TABLE scores ADD COLUMN public_streak_longest INTEGER;
ALTER TABLE scores ADD COLUMN public_streak_last_day INTEGER;
ALTER TABLE scores ADD COLUMN waits TEXT CHECK (waits IN ('next', 'now'));
UPDATE scores SET public_points = points, public_votes = votes, public_conflicts = conflicts, public_comments = comments,
  public_helpful_comments = helpful_comments, public_streak_days = streak_days, public_streak_longest = streak_longest,
  public_streak_last_day = streak_last_day;

DROP INDEX scores_board;
CREATE INDEX scores_board ON scores (span, start, public_points, member_id);
CREATE INDEX scores_waiting ON scores (waits, span, start) WHERE waits IS NOT NULL;

ALTER TABLE conflicts ADD COLUMN votes_wait INTEGER NOT NULL DEFAULT 0 CHECK (votes_wait IN (0, 1));
CREATE INDEX conflicts_waiting ON conflicts (votes_wait) WHERE votes_wait = 1;

CREATE TABLE figures (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  published_at INTEGER NOT NULL
) STRICT;
INSERT INTO figures (id, published_at) VALUES (1, 0);
`;
