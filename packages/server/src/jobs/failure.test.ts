import { MINUTE } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createFailureLog } from './failure.ts';

const lost = () => Object.assign(new Error('connect ECONNREFUSED'), { name: 'MongoServerSelectionError' });

const aLog = () => {
  let now = 0;
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  const failure = createFailureLog(log, () => now);
  return {
    ...failure,
    at: (moment: number) => {
      now = moment;
    },
    told: () =>
      lines
        .splice(0)
        .map((line) => JSON.parse(line))
        .map(({ msg, times }) => [msg, times]),
  };
};

test('A database that is lost is told of once, whatever needs it, then at growing intervals, until it is back', () => {
  const { report, end, at, told } = aLog();
  report('forgetting alerts', lost());
  report('delivering jobs (urgent)', lost());
  expect(told()).toEqual([['the database: failed', 1]]);
  for (let second = 1; second < 60 * 60; second++) {
    at(second * 1_000);
    report('delivering jobs (urgent)', lost());
  }
  expect(told().map(([, times]) => times)).toEqual([62, 182, 422, 902, 1_862]);
  end('forgetting alerts');
  expect(told()).toEqual([['the database: works again', 3_601]]);
  report('forgetting alerts', lost());
  expect(told()).toEqual([['the database: failed', 1]]);
});

test('reports each failing task by name, and its recovery separately', () => {
  const { report, end, at, told } = aLog();
  report('forgetting alerts', new Error('a bug'));
  report('forgetting shares', new Error('another'));
  end('forgetting sessions');
  at(MINUTE);
  report('forgetting alerts', new Error('a bug'));
  end('forgetting alerts');
  expect(told()).toEqual([
    ['forgetting alerts: failed', 1],
    ['forgetting shares: failed', 1],
    ['forgetting alerts: failed', 2],
    ['forgetting alerts: works again', 2],
  ]);
});
