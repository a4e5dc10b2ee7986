import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { RelationView } from './following.view.ts';
import type { ProfileStore } from './profile-store.port.ts';
import type { Relation, RelationStore } from './relation-store.port.ts';

export const RELATED_SHOWN = 500;

export type RelationError = 'member-not-found' | 'cannot-relation-self';

type Needs = { profiles: Pick<ProfileStore, 'find'>; relations: RelationStore; clock: Clock };

export const relationMember =
  ({ profiles, relations, clock }: Needs) =>
  async (
    viewer: MemberId,
    identifier: string,
    change: Partial<Relation>,
  ): Promise<Result<RelationView, RelationError>> => {
    const member = await profiles.find(identifier);
    if (member === null || member.userNickname === null) return err('member-not-found');
    if (member.id === viewer) return err('cannot-relation-self');
    await relations.relation(viewer, member.id, change, clock());
    return ok({ nickname: member.userNickname, ...(await relations.find(viewer, member.id)) });
  };

export const listRelated =
  ({ relations }: Pick<Needs, 'relations'>) =>
  async (viewer: MemberId): Promise<RelationView[]> => [...(await relations.list(viewer, RELATED_SHOWN))];
