import { resolveTxt } from 'node:dns/promises';
import { readConfig } from './composition/config.ts';
import { ConfigError } from './composition/config-secrets.ts';
import { diagnose, type Finding } from './composition/diagnose.ts';

const MARKS = { good: '✓', warning: '!', wrong: '✗' };

const TIME_SOURCE = 'https://fcm.googleapis.com';

const report = (findings: readonly Finding[]) => {
  for (const finding of findings) {
    console.log(`${MARKS[finding.state]} ${finding.topic.padEnd(8)} ${finding.says}`);
    if (finding.state !== 'good') console.log(`  ${''.padEnd(8)} → ${finding.remedy}`);
  }
  const count = findings.filter(({ state }) => state === 'wrong').length;
  console.log(count === 0 ? '\nNothing is wrong.' : `\n${count === 1 ? '1 thing is' : `${count} things are`} wrong.`);
  process.exitCode = count === 0 ? 0 : 1;
};

const examine = async (): Promise<readonly Finding[]> => {
  const remedy = 'Fix it in the environment or in .env; docs/operations.md lists all settings.';
  try {
    return await diagnose(readConfig(process.env), { resolveTxt, timeSource: TIME_SOURCE });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').map((says) => ({ topic: 'Settings', state: 'wrong', says, remedy }));
  }
};

report(await examine());
