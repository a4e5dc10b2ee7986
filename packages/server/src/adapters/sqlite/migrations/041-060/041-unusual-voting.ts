/**
 * Whether voters were established, which is not known of earlier ones; on which day a conflict's voting was found
 * unusual, and when that was looked at.
 */
export const UNUSUAL_VOTING_SCHEMA = `
ALTER TABLE votes ADD COLUMN established INTEGER;
ALTER TABLE conflicts ADD COLUMN unusual_on INTEGER;
ALTER TABLE conflicts ADD COLUMN unusual_seen_at INTEGER;
CREATE INDEX conflicts_unusual ON conflicts (unusual_on) WHERE unusual_on IS NOT NULL;
`;
