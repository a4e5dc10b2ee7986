/** Those that were given up are few among all that are done, and are counted by their own index. */
export const JOB_SCHEMA = 'CREATE INDEX jobs_failed ON jobs (id) WHERE due_at IS NULL AND last_error IS NOT NULL;';
