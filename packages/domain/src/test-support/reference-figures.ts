/**
 * Each row: her votes, all votes, and both ends of the range of her share in percent. Computed by SciPy 1.17.1,
 * independently of this code: `scipy.stats.binomtest(her, total).proportion_ci(confidence_level=.95, method='wilson')`.
 */
export const WILSON = [
  [0, 1, 0.0, 79.345069],
  [1, 1, 20.654931, 100.0],
  [0, 10, 0.0, 27.75328],
  [5, 10, 23.659309, 76.340691],
  [8, 10, 49.016247, 94.331785],
  [9, 10, 59.584997, 98.212379],
  [10, 10, 72.24672, 100.0],
  [6, 12, 25.37816, 74.62184],
  [10, 12, 55.196914, 95.303486],
  [12, 12, 75.750599, 100.0],
  [40, 99, 31.271857, 50.253104],
  [59, 99, 49.746896, 68.728143],
  [60, 99, 50.758003, 69.661777],
  [0, 100, 0.0, 3.69935],
  [40, 100, 30.940129, 49.799741],
  [41, 100, 31.867313, 50.79857],
  [50, 100, 40.383153, 59.616847],
  [59, 100, 49.20143, 68.132687],
  [60, 100, 50.200259, 69.059871],
  [100, 100, 96.30065, 100.0],
  [50, 101, 39.952668, 59.093511],
  [61, 101, 50.645667, 69.384577],
  [500, 1000, 46.90696, 53.09304],
  [531, 1000, 50.001025, 56.175249],
  [532, 1000, 50.101031, 56.274478],
  [620, 1000, 58.951088, 64.957069],
  [1000, 1000, 99.617324, 100.0],
] as const;

/**
 * More rows like `WILSON`, for one-sided results, ties and odd counts. Computed by Python's
 * `statistics.NormalDist().inv_cdf(.975)` and `math`.
 */
export const MORE_WILSON = [
  [0, 12, 0, 24.249401],
  [1, 2, 9.453121, 90.546879],
  [0, 99, 0, 3.735321],
  [50, 99, 40.82317, 60.1492],
  [99, 99, 96.264679, 100],
  [0, 101, 0, 3.664065],
  [51, 101, 40.906489, 60.047332],
  [101, 101, 96.335935, 100],
  [0, 1000, 0, 0.382676],
  [33, 66, 38.273688, 61.726312],
] as const;

/**
 * Each row: the number of votes; then, as [hers, all], the blind votes, the votes since the reveal, and the votes since
 * the reveal after every seventh voter changed sides. Computed by Python from the votes of `votesOf` in
 * `vote-history.rule.test.ts`.
 */
export const HISTORIES = [
  [1, [1, 1], [0, 0], [0, 0]],
  [10, [9, 10], [0, 0], [0, 0]],
  [12, [10, 12], [0, 0], [0, 0]],
  [99, [67, 99], [0, 0], [0, 0]],
  [100, [68, 100], [0, 0], [0, 0]],
  [101, [68, 100], [1, 1], [1, 1]],
  [1000, [68, 100], [536, 900], [502, 900]],
] as const;

/**
 * Her votes among the first 1, 2, 3, 5, 10, 15, 20, 30, 50, 75, 100 … 1,000 votes of `votesOf` in
 * `vote-history.rule.test.ts`.
 */
export const HER_VOTES_AT_STOPS = [1, 2, 3, 5, 9, 12, 14, 19, 31, 50, 68, 95, 121, 171, 292, 442, 604];

/**
 * Each row: votes, her percentage, lowest guess, highest guess, and the mean of `100 · [voted for her] − guess`
 * divided by its standard error (`scipy.stats.sem`). Computed by SciPy 1.17.1 from `guessesOf` in `guess.rule.test.ts`.
 */
export const SURPRISES = [
  [50, 50, 30, 70, -0.371485],
  [50, 62, 30, 70, 2.313751],
  [50, 90, 0, 30, 24.481369],
  [100, 60, 30, 70, 1.908851],
  [100, 36, 30, 70, -3.5185],
  [50, 61, 30, 70, 1.959618],
  [100, 42, 30, 70, -1.931322],
  [100, 43, 30, 70, -1.931322],
  [100, 58, 30, 70, 1.908851],
  [1000, 20, 0, 100, -20.677289],
  [50, 0, 0, 100, -12.741045],
] as const;

/**
 * Each row: her blind votes, all blind votes, a guess, the guesser's own first side, and her share in percent among the
 * other blind votes. Computed by NumPy 2.
 */
export const SCORES = [
  [71, 100, 60, 'her', 70.707071],
  [71, 100, 60, 'his', 71.717172],
  [50, 100, 50, 'her', 49.494949],
  [0, 100, 0, 'his', 0.0],
  [100, 100, 100, 'her', 100.0],
  [33, 60, 80, 'his', 55.932203],
  [45, 100, 30, 'her', 44.444444],
  [52, 100, 50, 'his', 52.525253],
  [88, 100, 70, 'her', 87.878788],
  [12, 100, 25, 'his', 12.121212],
  [60, 99, 61, 'her', 60.204082],
  [7, 100, 40, 'his', 7.070707],
] as const;

/**
 * The record over all `SCORES`: the mean distance, and by how many percent it is smaller than if all guesses were 50.
 */
export const RECORD = { distance: 10.704131, skill: 55.061361 };

/**
 * Each row: her votes and all votes of one group, her votes and all votes of the other group, and the p-value. Computed
 * by SciPy 1.17.1, two-sided: `scipy.stats.fisher_exact([[a, n − a], [b, m − b]]).pvalue`.
 */
export const FISHER = [
  [8, 10, 2, 10, 0.0230141376],
  [5, 10, 5, 10, 1],
  [0, 10, 0, 10, 1],
  [1, 10, 9, 10, 0.00109333391],
  [30, 60, 10, 40, 0.0136649685],
  [31, 60, 9, 40, 0.00387266343],
  [35, 60, 9, 40, 0.000467793941],
  [37, 60, 9, 40, 0.000188582642],
  [50, 100, 20, 30, 0.1440235],
  [3, 3, 0, 12, 0.0021978022],
  [12, 15, 3, 15, 0.00281433071],
  [400, 1000, 45, 60, 1.22635838e-7],
  [600, 1000, 430, 800, 0.00837174175],
  [0, 20, 15, 20, 7.70857278e-7],
  [5, 12, 0, 0, 1],
  [60, 100, 18, 60, 0.000304042079],
  [1, 1, 0, 1, 1],
  [5000, 10000, 2350, 5000, 0.000530993764],
  [5000, 10000, 2300, 5000, 4.03405673e-6],
  [9000, 10000, 100, 10000, 0],
] as const;

/**
 * Each row: the number of votes, her percentage, and the number of excluded votes. Then, without the excluded votes:
 * the tally, the blind votes and the votes since the reveal, each as [hers, all]; [number of guesses, sum of guesses,
 * votes for her with a guess]; the lower and upper end of her percentage's range.
 * Computed by Python from the votes of `referenceOf` in `excluded.rule.test.ts`.
 */
export const EXCLUDED = [
  [100, 62, 30, [42, 70], [43, 70], [0, 0], [46, 2608, 27], 48.293796, 70.665742],
  [101, 50, 30, [37, 71], [33, 70], [1, 1], [46, 2608, 20], 40.685997, 63.322476],
  [150, 0, 45, [16, 105], [0, 70], [5, 35], [46, 2608, 0], 9.602664, 23.327305],
  [150, 100, 45, [89, 105], [70, 70], [30, 35], [46, 2608, 46], 76.672695, 90.397336],
  [1000, 62, 300, [417, 700], [43, 70], [375, 630], [46, 2608, 27], 55.893263, 63.145115],
] as const;
