export type Budget = { readonly of: 'figure' | 'ratio'; readonly most?: number; readonly least?: number };

export type Row = {
  readonly what: string;
  /** NaN if the measurement failed. */
  readonly figure: number;
  readonly unit: string;
  readonly against: { readonly what: string; readonly figure: number; readonly ratio: number } | null;
  readonly budget: Budget | null;
  readonly unmeasured?: string;
};

type Limits = Omit<Budget, 'of'>;

export const figureRow = (what: string, figure: number, unit: string, limits: Limits): Row => ({
  what,
  figure,
  unit,
  against: null,
  budget: { of: 'figure', ...limits },
});

export const ratioRow = (
  what: string,
  figure: number,
  unit: string,
  other: { readonly what: string; readonly figure: number; readonly ratio?: number },
  limits: Limits | null,
): Row => ({
  what,
  figure,
  unit,
  against: { ratio: figure / other.figure, ...other },
  budget: limits && { of: 'ratio', ...limits },
});

export const measured = async (
  names: readonly string[],
  measure: () => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  try {
    return await measure();
  } catch (error) {
    const unmeasured = error instanceof Error ? error.message : String(error);
    return names.map((what) => ({ what, figure: Number.NaN, unit: '', against: null, budget: null, unmeasured }));
  }
};

export const isWithin = ({ figure, against, budget }: Row): boolean | null => {
  if (budget === null) return null;
  const measured = budget.of === 'figure' ? figure : (against?.ratio ?? null);
  if (measured === null) return null;
  return measured <= (budget.most ?? Number.POSITIVE_INFINITY) && measured >= (budget.least ?? 0);
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.floor(sorted.length / 2))) / 2;
};

export const tableOf = (rows: readonly Row[]): string => {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) =>
          TEXTS.has(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const HEADINGS = ['what', 'figure', 'against', '', 'ratio', 'budget', ''];
const TEXTS = new Set([0, 2, 5, 6]);

const cellsOf = (row: Row): readonly string[] => {
  const { what, figure, unit, against, budget } = row;
  const within = isWithin(row);
  if (row.unmeasured !== undefined) return [what, 'not measured', row.unmeasured, '', '', '', ''];
  return [
    what,
    `${figureText(figure)} ${unit}`.trimEnd(),
    against?.what ?? '',
    against ? figureText(against.figure) : '',
    against && Number.isFinite(against.ratio) ? `${against.ratio.toFixed(2)}×` : '',
    budget ? budgetText(budget, unit) : '',
    within === null ? (budget ? 'not compared' : '') : within ? 'within' : 'NOT WITHIN',
  ];
};

const budgetText = ({ of, most, least }: Budget, unit: string): string => {
  const limit = `${most === undefined ? '≥' : '≤'} ${most ?? least}`;
  return of === 'ratio' ? `${limit}×` : `${limit} ${unit}`.trimEnd();
};

const figureText = (figure: number): string =>
  figure.toLocaleString('en', { maximumFractionDigits: figure < 10 ? 2 : figure < 100 ? 1 : 0 });
