/** How far members have read of the conflicts that they have voted on, sealed. */
export const REVEALS_READ_SCHEMA = `
ALTER TABLE alert_preferences ADD COLUMN reveals_read TEXT;
`;
