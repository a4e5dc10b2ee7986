import type { ProfileView } from '@twosides/domain/reading';
import { useCurrentUser } from '../../../session/current-user.ts';
import { ItemMenu } from './ItemMenu.tsx';
import { useMuting } from './use-muting.ts';

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
