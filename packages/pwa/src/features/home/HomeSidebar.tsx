import { LIST_MESSAGES } from '@twosides/domain/contract';
import { useConflictList } from '../../api/conflict-lists.ts';
import { Icon } from '../../ui/identity/Icon.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { SubmitLink } from '../sign-up-prompt/SubmitLink.tsx';
import styles from './HomeSidebar.module.css';
import { SidebarList } from './SidebarList.tsx';

const ENTRIES = 5;

/** What else is being talked about, beside the list. */
export function HomeSidebar() {
  const trending = useConflictList({ name: 'trending', category: null, limit: ENTRIES });
  const polarizing = useConflictList({ name: 'polarizing', category: null, limit: ENTRIES });
  return (
    <aside className={styles.sidebar} aria-label="More conflicts">
      <Card as="section" aria-labelledby="trending-heading">
        <h2 id="trending-heading" className={styles.heading}>
          Trending Conflicts
        </h2>
        <SidebarList list={trending} empty={LIST_MESSAGES.noTrending} />
      </Card>
      <Card as="section" aria-labelledby="polarizing-heading">
        <div className={styles.head}>
          <h2 id="polarizing-heading" className={styles.heading}>
            Most Polarizing
          </h2>
          <Tooltip text="Conflicts with the closest 50/50 splits">
            <Icon name="info" size={18} label="About this list" />
          </Tooltip>
        </div>
        <SidebarList list={polarizing} empty={LIST_MESSAGES.noPolarizing} />
      </Card>
      <Card as="section" tone="sunken" aria-labelledby="share-heading">
        <h2 id="share-heading" className={styles.heading}>
          Share Your Conflict
        </h2>
        <p className={styles.text}>Both sides, in your own words. You can leave your name out of it.</p>
        <SubmitLink wide>Post Conflict</SubmitLink>
      </Card>
    </aside>
  );
}
