import { type CommentId, type ConflictId, HOUR, type Timestamp } from '@twosides/domain/kernel';
import type { Happening, PlannedConflict } from '../samples/plan.ts';
import type { SampleComment } from '../samples/sample.ts';
import { post, type SampleSite, sampleMember } from './sample-site.ts';

const stepOf = (ago: number): number => (ago < 24 ? Math.floor(ago * 3) / 3 : Math.floor(ago / 4) * 4);

export const playSamples = async (site: SampleSite, plan: readonly Happening[], end: Timestamp): Promise<void> => {
  const ids = new Map<PlannedConflict, ConflictId>();
  const comments = new Map<SampleComment, CommentId>();
  for (const step of Map.groupBy(plan, ({ ago }) => stepOf(ago)).values()) {
    // Posts, comments and updates run one by one, because their ids must grow with time.
    for (const each of step) if (each.kind !== 'vote' && each.kind !== 'mark') await tell(each);
    site.setNow(end - Math.min(...step.map(({ ago }) => ago)) * HOUR);
    // Votes come before marks, because only a voter can say that a comment changed their mind.
    for (const kind of ['vote', 'mark'] as const)
      await Promise.all(step.filter((each) => each.kind === kind).map(answer));
  }

  async function tell(each: Happening): Promise<void> {
    site.setNow(end - each.ago * HOUR);
    const by = sampleMember({ userNickname: each.by });
    if (each.kind === 'post') {
      const { title, herSide, hisSide, category, authorSide, anonymous, tags } = each.conflict;
      const draft = { title, herSide, hisSide, category, authorSide, anonymous, tags };
      ids.set(each.conflict, await post(site, by, draft));
    }
    if (each.kind === 'comment') {
      const added = await site.useCases.addComment(writer(each), conflictOf(each), each.comment.text, answered(each));
      if (!added.ok) throw new Error(`A comment on “${each.conflict.title}” was refused: ${added.error}`);
      comments.set(each.comment, added.value.outcome.comment.id);
    }
    if (each.kind === 'update') {
      const { ending, votesHelped, text } = each.update;
      // An invented update must never be shown as a success story.
      const update = { ending, votesHelped, text, forStories: false };
      const told = await site.useCases.postUpdate(writer(each), conflictOf(each), update);
      if (!told.ok) throw new Error(`An update on “${each.conflict.title}” was refused: ${told.error}`);
    }
  }

  async function answer(each: Happening): Promise<void> {
    if (each.kind !== 'vote' && each.kind !== 'mark') return;
    const { useCases } = site;
    const done =
      each.kind === 'vote'
        ? await useCases.castVote(writer(each), conflictOf(each), each.side)
        : await useCases.markComment(writer(each), comments.get(each.comment) as CommentId, each.mark, true);
    if (!done.ok) throw new Error(`A ${each.kind} on “${each.conflict.title}” was refused: ${done.error}`);
  }

  function answered({ conflict, comment }: Extract<Happening, { kind: 'comment' }>): CommentId | null {
    const earlier = conflict.comments.slice(0, conflict.comments.indexOf(comment));
    const found = comment.to === undefined ? undefined : earlier.findLast(({ by }) => by === comment.to);
    return found === undefined ? null : (comments.get(found) ?? null);
  }

  function conflictOf({ conflict }: Happening): ConflictId {
    return ids.get(conflict) as ConflictId;
  }
};

const writer = ({ by }: Happening) => ({ memberId: sampleMember({ userNickname: by }), opId: null });
