/** Which words of a conflict somebody has read. */
export const TEXT_VERSION_SCHEMA = `
ALTER TABLE conflicts ADD COLUMN text_version INTEGER NOT NULL DEFAULT 1 CHECK (text_version >= 1);
`;
