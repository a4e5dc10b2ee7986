import type { ProfileView } from '@twosides/domain/reading';
import { useCurrentUser } from '../../session/current-user.ts';
import { ItemMenu } from '../report/ItemMenu.tsx';
import { useSilencing } from './use-silencing.ts';

/** What a member can do about somebody else, on their page. */
export function MemberMenu({ profile }: { readonly profile: ProfileView }) {
  const { status } = useCurrentUser();
  const silence = useSilencing();
  if (status !== 'signed-in') return null;
  const { userNickname: name, isMuted, isBlocked } = profile;
  return (
    <ItemMenu
      label={`More about ${name}`}
      items={[
        {
          label: isMuted ? 'Unmute' : 'Mute',
          icon: isMuted ? 'eye' : 'eye-off',
          onSelect: () => silence(name, isMuted ? 'unmuteMember' : 'muteMember'),
        },
        {
          label: isBlocked ? 'Unblock' : 'Block',
          icon: 'lock',
          onSelect: () => silence(name, isBlocked ? 'unblockMember' : 'blockMember'),
        },
      ]}
    />
  );
}
