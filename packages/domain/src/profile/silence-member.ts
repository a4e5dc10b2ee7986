import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { ProfileStore } from './profile-store.port.ts';
import type { SilenceView } from './silence.view.ts';
import type { Silence, SilenceStore } from './silence-store.port.ts';

/** Names of a list that are shown at once. */
export const SILENCED_SHOWN = 500;

export type SilenceError = 'member-not-found' | 'cannot-silence-self';

type Needs = { profiles: Pick<ProfileStore, 'find'>; silences: SilenceStore; clock: Clock };

/**
 * Mutes or blocks a member, or takes it back; doing it again changes nothing, and the other one is not told. By the
 * nickname: what is written under a pseudonym leads to nobody, and so it can neither be muted nor blocked.
 */
export const silenceMember =
  ({ profiles, silences, clock }: Needs) =>
  async (
    viewer: MemberId,
    identifier: string,
    change: Partial<Silence>,
  ): Promise<Result<SilenceView, SilenceError>> => {
    const member = await profiles.find(identifier);
    if (member === null || member.userNickname === null) return err('member-not-found');
    if (member.id === viewer) return err('cannot-silence-self');
    await silences.silence(viewer, member.id, change, clock());
    return ok({ nickname: member.userNickname, ...(await silences.find(viewer, member.id)) });
  };

/** Whom a member has muted or blocked, the latest first. */
export const listSilenced =
  ({ silences }: Pick<Needs, 'silences'>) =>
  async (viewer: MemberId): Promise<SilenceView[]> => [...(await silences.list(viewer, SILENCED_SHOWN))];
