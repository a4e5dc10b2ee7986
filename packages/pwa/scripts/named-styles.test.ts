import { expect, test } from 'vitest';
import { withNamedStyles } from './named-styles.ts';

const SHEET = "import styles from './Card.module.css';";
const NAMED = "import * as styles from './Card.module.css';";

test('a sheet of which each class is taken by its name is imported as names', () => {
  const code = `${SHEET}\n<p className={classNames(styles.row, isWide && styles.wide)} />`;
  expect(withNamedStyles(code)).toBe(code.replace(SHEET, NAMED));
});

test.each(['styles[side]', 'tell(styles)', '{ ...styles }'])('a sheet that is used as in %s stays an object', (use) => {
  const code = `${SHEET}\n<p className={styles.row} />\n${use}`;
  expect(withNamedStyles(code)).toBe(code);
});

test('of two sheets each is told by itself', () => {
  const other = "import cardStyles from '../Card.module.css';";
  const code = `${other}\n${SHEET}\ncardStyles.card; styles[look]`;
  expect(withNamedStyles(code)).toBe(code.replace(other, "import * as cardStyles from '../Card.module.css';"));
});
