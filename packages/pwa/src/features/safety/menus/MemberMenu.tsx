import type { ProfileView } from '@twosides/domain/reading';
import { type Muting, useRelation } from '../../../api/own/relations.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { toastFailed } from '../../common/offline/LoadFailed.tsx';
import { ItemMenu } from './ItemMenu.tsx';

export function MemberMenu({ profile }: { readonly profile: ProfileView }) {
  const { status } = useCurrentUser();
  const relation = useMuting();
  if (status !== 'signed-in') return null;
  const { userNickname: name, isMuted, isBlocked } = profile;
  return (
    <ItemMenu
      label={`More about ${name}`}
      items={[
        {
          label: isMuted ? 'Unmute' : 'Mute',
          icon: isMuted ? 'eye' : 'eye-off',
          onSelect: () => relation(name, isMuted ? 'unmuteMember' : 'muteMember'),
        },
        {
          label: isBlocked ? 'Unblock' : 'Block',
          icon: 'lock',
          onSelect: () => relation(name, isBlocked ? 'unblockMember' : 'blockMember'),
        },
      ]}
    />
  );
}

const DONE: Readonly<Record<Muting, (nickname: string) => string>> = {
  muteMember: (nickname) => `You muted ${nickname}`,
  unmuteMember: (nickname) => `You unmuted ${nickname}`,
  blockMember: (nickname) => `You blocked ${nickname}`,
  unblockMember: (nickname) => `You unblocked ${nickname}`,
};
const MEANS: Readonly<Partial<Record<Muting, string>>> = {
  muteMember: 'Their comments are now collapsed for you. We won’t tell them.',
  blockMember: 'They can’t comment on what you post under your nickname. We won’t tell them.',
};

export function useMuting(): (nickname: string, act: Muting) => void {
  const { mutate } = useRelation();
  return (nickname, act) =>
    mutate(
      { nickname, act },
      {
        onSuccess: () => toasts.show({ title: DONE[act](nickname), description: MEANS[act], tone: 'success' }),
        onError: (error) => toastFailed('That didn’t work', error),
      },
    );
}
