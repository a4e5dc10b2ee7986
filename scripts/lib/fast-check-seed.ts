import fc from 'fast-check';

/** Property tests use the same examples in every run, unless FAST_CHECK_SEED is `random`. */
const { FAST_CHECK_SEED = '20260101' } = process.env;

if (FAST_CHECK_SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(FAST_CHECK_SEED) });
