/**
 * A conflict may outlive its author's account, and then says so by a null. SQLite cannot take NOT NULL from a column,
 * so a new one takes its place. What a member has reported is found by the member, and what others are told of the
 * member by its topic.
 */
export const DELETION_SCHEMA = `
ALTER TABLE conflicts ADD COLUMN author_id TEXT;
UPDATE conflicts SET author_id = submitted_by;
DROP INDEX conflicts_own;
DROP INDEX conflicts_public;
ALTER TABLE conflicts DROP COLUMN submitted_by;
ALTER TABLE conflicts RENAME COLUMN author_id TO submitted_by;
CREATE INDEX conflicts_own ON conflicts (submitted_by, serial);
CREATE INDEX conflicts_public ON conflicts (submitted_by, serial) WHERE is_active = 1 AND anonymous = 0;

CREATE INDEX reports_of_member ON reports (reporter_id);
CREATE INDEX alerts_topic ON alerts (topic);
`;
