import { shownTitle } from '@twosides/domain/conflicts';
import { findCategory } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import shared from '../../styles/shared.module.css';
import { ButtonLink } from '../../ui/form/Button.tsx';
import { Avatar } from '../../ui/identity/Avatar.tsx';
import { TimeAgo } from '../../ui/identity/TimeAgo.tsx';
import { Badge } from '../../ui/layout/Badge.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { Tag, TagList } from '../../ui/layout/Tag.tsx';
import { SideQuotes } from '../../ui/split/SideQuote.tsx';
import { MemberName } from '../common/member-name/MemberName.tsx';
import { LazyConflictMenu } from '../safety/menus/LazyConflictMenu.tsx';
import styles from './ConflictHead.module.css';

export function ConflictHead({ conflict }: { readonly conflict: ConflictView }) {
  return (
    <header>
      <div className={styles.line}>
        <div className={classNames(shared.row10, shared.shrinks)}>
          <Avatar avatarId={conflict.userAvatarId} name={conflict.userNickname} />
          <div className={styles.author}>
            <p className={classNames(shared.strong, shared.breaks)}>
              <MemberName nickname={conflict.userNickname} isPseudonym={conflict.anonymous} />{' '}
              {conflict.isAuthor && <Tag tone="plum">Me</Tag>}
            </p>
            <TimeAgo at={conflict.submittedAt} toTheDay={conflict.anonymous} className={shared.muted} />
            {conflict.textVersion > 1 && <span className={shared.muted}> · Edited</span>}
          </div>
        </div>
        {conflict.isTrending && <Badge icon="flame">Trending</Badge>}
        <LazyConflictMenu conflict={conflict} />
      </div>
      <h1 className={styles.title} dir="auto">
        {shownTitle(conflict)}
      </h1>
    </header>
  );
}

export function ConflictTopics({ conflict }: { readonly conflict: ConflictView }) {
  const category = findCategory(conflict.category);
  return (
    <div className={styles.topics}>
      {category && (
        <Chip mark={category.id} to={`/category/${category.id}`}>
          {category.name}
        </Chip>
      )}
      <TagList
        tags={conflict.collapsedBy ? [] : conflict.tags}
        pathOf={(tag) => `/search?q=${encodeURIComponent(tag)}`}
      />
    </div>
  );
}

type ConflictAccountsProps = {
  readonly conflict: ConflictView;
  /** Whether to fill a phone's first screen, so that what follows does not distract from voting. */
  readonly fillsScreen?: boolean;
};

/** Only the author sees which side is theirs. */
export function ConflictAccounts({ conflict, fillsScreen = false }: ConflictAccountsProps) {
  return (
    <div className={fillsScreen ? styles.fills : undefined}>
      <SideQuotes
        her={<p dir="auto">{conflict.herSide}</p>}
        his={<p dir="auto">{conflict.hisSide}</p>}
        labels={conflict.sideLabels}
        size="full"
        headingLevel={2}
        markOf={(side) => conflict.isAuthor && conflict.authorSide === side && <Tag tone={side}>My Perspective</Tag>}
      />
    </div>
  );
}

export function HomeLinks() {
  return (
    <>
      <ButtonLink variant="fill" to="/">
        Back to Home
      </ButtonLink>
      <ButtonLink to="/today">Today’s five</ButtonLink>
    </>
  );
}
