/** Jobs that are done, by the time from which on they are forgotten. */
export const DONE_JOBS_SCHEMA = 'CREATE INDEX jobs_done ON jobs (run_at) WHERE due_at IS NULL AND last_error IS NULL;';
