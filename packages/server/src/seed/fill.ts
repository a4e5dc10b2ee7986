import type { ConflictId, MemberId, Timestamp } from '@twosides/domain/kernel';
import { generatedConflict } from './generated.ts';
import { post, type SampleSite } from './sample-site.ts';

export type Filling = {
  readonly site: SampleSite;
  readonly people: readonly MemberId[];
  readonly count: number;
  readonly from: Timestamp;
  readonly until: Timestamp;
  readonly onProgress: (done: number) => void;
};

const AT_ONCE = 16;

export const fill = async ({ site, people, count, from, until, onProgress }: Filling): Promise<void> => {
  onProgress(0);
  for (let first = 0; first < count; first += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, offset) => first + offset);
    site.setNow(Math.floor(from + ((until - from) * first) / count));
    const ids: ConflictId[] = [];
    for (const index of indexes) ids.push(await post(site, personAt(index), generatedConflict(index)));
    await Promise.all(indexes.map((index, place) => answer(ids[place] as ConflictId, index)));
    onProgress(first + indexes.length);
  }

  async function answer(id: ConflictId, index: number): Promise<void> {
    for (let vote = 0; vote < (index * 5) % 8; vote += 1) {
      const voter = { memberId: personAt(index + 1 + vote * 11), opId: null };
      await site.useCases.castVote(voter, id, (index * 7 + vote * 3) % 5 < 3 ? 'her' : 'his');
    }
    if (index % 4 === 0)
      await site.useCases.addComment({ memberId: personAt(index + 5), opId: null }, id, REMARKS[index % 3] as string);
  }

  function personAt(n: number): MemberId {
    return people[n % people.length] as MemberId;
  }
};

const REMARKS = [
  'Take turns for a month, then talk again.',
  'Ask what it stands for.',
  'I can see both of you, honestly.',
];
