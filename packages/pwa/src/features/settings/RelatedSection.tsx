import type { RelationView } from '@twosides/domain/profile';
import { useRelated } from '../../api/own/relations.ts';
import shared from '../../styles/shared.module.css';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { MemberName } from '../common/member-name/MemberName.tsx';
import { LoadFailed } from '../common/offline/LoadFailed.tsx';
import { useMuting } from '../safety/menus/MemberMenu.tsx';
import { SettingRow, SettingsCard } from './SettingsCard.tsx';

export function RelatedSection() {
  return (
    <SettingsCard
      id="related"
      description="If you mute someone, their comments are collapsed for you. If you block someone, they can’t comment on what you post under your nickname. We don’t tell them. Muting and blocking don’t apply to anonymous posts, because that would give away who wrote them."
    >
      <Related />
    </SettingsCard>
  );
}

function Related() {
  const query = useRelated();
  const related = query.data;
  const relation = useMuting();
  if (!related && query.error) return <LoadFailed level={3} title="Your list couldn’t be loaded" query={query} />;
  if (!related)
    return (
      <SkeletonGroup label="Loading the people you muted and blocked">
        <Skeleton />
      </SkeletonGroup>
    );
  if (related.length === 0)
    return <p>You haven’t muted or blocked anyone. You can do that from someone’s profile or from a comment.</p>;
  return (
    <ul className={shared.stack16}>
      {related.map(({ nickname, isMuted, isBlocked }) => (
        <li key={nickname}>
          <SettingRow
            label={<MemberName nickname={nickname} isPseudonym={false} />}
            value={stateOf({ isMuted, isBlocked })}
            action={
              <>
                {isMuted && (
                  <Button aria-label={`Unmute ${nickname}`} onClick={() => relation(nickname, 'unmuteMember')}>
                    Unmute
                  </Button>
                )}
                {isBlocked && (
                  <Button aria-label={`Unblock ${nickname}`} onClick={() => relation(nickname, 'unblockMember')}>
                    Unblock
                  </Button>
                )}
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}

const stateOf = ({ isMuted, isBlocked }: Omit<RelationView, 'nickname'>): string => {
  if (isMuted && isBlocked) return 'Muted and blocked';
  return isMuted ? 'Muted' : 'Blocked';
};
