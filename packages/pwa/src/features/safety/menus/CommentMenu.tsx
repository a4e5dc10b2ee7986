import type { ReplyView } from '@twosides/domain/discussion';
import type { ConflictView } from '@twosides/domain/reading';
import { useCurrentUser } from '../../../session/current-user.ts';
import { ask } from '../../../ui/overlay/ask.ts';
import type { MenuItem } from '../../../ui/overlay/MenuPopup.tsx';
import { hasProfile } from '../../common/member-name/profile-path.ts';
import { useHiding } from '../../posting/edit-conflict/use-own-moderation.ts';
import { useReportItem } from '../report/use-report-item.ts';
import { DeleteCommentDialog } from './DeleteCommentDialog.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { useMuting } from './use-muting.ts';

type CommentMenuProps = { readonly comment: ReplyView; readonly conflict: ConflictView };

export function CommentMenu({ comment, conflict }: CommentMenuProps) {
  const { id: conflictId } = conflict;
  const hide = useHiding(conflictId);
  const relation = useMuting();
  const { status } = useCurrentUser();
  const report = useReportItem({ kind: 'comment', commentId: comment.id, conflictId });
  if (comment.isOwn)
    return (
      <ItemMenu
        label="More about your comment"
        items={[
          {
            label: 'Delete',
            icon: 'close',
            onSelect: () => void ask(DeleteCommentDialog, { comment, conflictId }),
          },
        ]}
      />
    );
  return (
    <ItemMenu
      label={`More about the comment by ${comment.userNickname}`}
      items={[
        ...(conflict.isAuthor ? hidingItems(comment, hide) : []),
        { label: 'Report', icon: 'flag', onSelect: report },
        ...(status === 'signed-in' && !isPseudonym(comment, conflict) ? mutingItems(comment, relation) : []),
      ]}
    />
  );
}

/** A conflict's author can show again only the comments that they hid themselves. */
function hidingItems({ id, collapsedBy }: ReplyView, hide: ReturnType<typeof useHiding>): readonly MenuItem[] {
  if (collapsedBy === 'author') return [{ label: 'Show again', icon: 'eye', onSelect: () => hide(id, false) }];
  return collapsedBy === null ? [{ label: 'Hide', icon: 'eye-off', onSelect: () => hide(id, true) }] : [];
}

const isPseudonym = (comment: ReplyView, conflict: ConflictView): boolean =>
  (conflict.anonymous && comment.isByAuthor) || !hasProfile(comment.userNickname);

function mutingItems(
  { userNickname: name, collapsedBy }: ReplyView,
  relation: ReturnType<typeof useMuting>,
): readonly MenuItem[] {
  return [
    collapsedBy === 'viewer'
      ? { label: `Unmute ${name}`, icon: 'eye', onSelect: () => relation(name, 'unmuteMember') }
      : { label: `Mute ${name}`, icon: 'eye-off', onSelect: () => relation(name, 'muteMember') },
    { label: `Block ${name}`, icon: 'lock', onSelect: () => relation(name, 'blockMember') },
  ];
}
