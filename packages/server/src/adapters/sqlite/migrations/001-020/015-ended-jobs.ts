/** Jobs that are done or given up, by the time from which on they are forgotten. */
export const ENDED_JOBS_SCHEMA = `
  DROP INDEX jobs_done;
  CREATE INDEX jobs_ended ON jobs (run_at) WHERE due_at IS NULL;`;
