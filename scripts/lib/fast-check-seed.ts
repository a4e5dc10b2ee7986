import fc from 'fast-check';

/**
 * Property tests use the same examples in every run. With FAST_CHECK_SEED=random they use others, and a failure names
 * its seed.
 */
const { FAST_CHECK_SEED = '20260101' } = process.env;

if (FAST_CHECK_SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(FAST_CHECK_SEED) });
