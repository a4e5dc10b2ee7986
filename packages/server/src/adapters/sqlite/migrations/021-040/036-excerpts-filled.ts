/** Every conflict has its excerpts. */
export const EXCERPTS_FILLED_SCHEMA = `
DROP INDEX conflicts_without_excerpts;
`;
