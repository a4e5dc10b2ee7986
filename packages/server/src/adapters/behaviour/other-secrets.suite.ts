import type { Secrets } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { createSecrets } from '../secrets/secrets.ts';
import type { Stores } from '../stores.ts';
import { aComment, aJob, memberId, NOW } from './builders.ts';
import { addMember, comment, enqueue, post, readConflict } from './steps.ts';

/** @param open opens the same database in each call, with the given secrets */
export const describeOtherSecrets = (name: string, open: (secrets: Secrets) => Promise<Stores>): void => {
  test(`An anonymous conflict on ${name} is there under other secrets, of nobody; jobs that nobody can read are given up`, async () => {
    const lost = await open(createSecrets('a secret of at least thirty-two characters'));
    for (const member of ['ada', 'ben']) await addMember(lost, member);
    const { id } = await post(lost, { anonymous: true, submittedBy: memberId('ada') });
    await comment(lost, aComment(id, 1, { authorId: memberId('ben') }), null, memberId('ada'));
    await enqueue(lost, aJob('lost'));
    await lost.close();

    const stores = await open(createSecrets('another one of at least thirty-two characters'));
    await enqueue(stores, aJob('new', { runAt: NOW + 1 }));
    expect(await readConflict(stores, id)).toMatchObject({ anonymous: true, submittedBy: null });
    expect(await stores.alerts.notifyOfComments(5)).toBe(1);
    expect((await stores.jobs.claim(NOW + 1, NOW + 2, 5, 'urgent')).map(({ key }) => key)).toEqual(['new']);
    expect(await stores.jobs.count()).toEqual({ waiting: 1, failed: 1 });
    await stores.close();
  });
};
