import fc from 'fast-check';

/** Gives properties the same examples in every run. FAST_CHECK_SEED=random tries others; a failure names its seed. */
const { FAST_CHECK_SEED = '20260101' } = process.env;

if (FAST_CHECK_SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(FAST_CHECK_SEED) });
