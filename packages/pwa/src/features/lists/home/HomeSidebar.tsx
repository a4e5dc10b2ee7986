import { useConflictList } from '../../../api/conflict-lists.ts';
import shared from '../../../styles/shared.module.css';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { Panel } from '../../../ui/layout/panel/Panel.tsx';
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx';
import { SubmitLink } from '../../common/sign-up-prompt/ask-to-sign-up.tsx';
import styles from './HomeSidebar.module.css';
import { SidebarList } from './SidebarList.tsx';

const ENTRIES = 5;

export function HomeSidebar() {
  const trending = useConflictList({ name: 'trending', category: null, limit: ENTRIES });
  const polarizing = useConflictList({ name: 'polarizing', category: null, limit: ENTRIES });
  return (
    <aside className={shared.stack16} aria-label="More conflicts">
      <Panel id="trending-heading" title="Trending Conflicts">
        <SidebarList list={trending} empty="No trending conflicts yet." />
      </Panel>
      <Panel
        id="polarizing-heading"
        title="Most Polarizing"
        mark={
          <Tooltip text="Conflicts with the closest 50/50 splits">
            <Icon name="info" size={18} label="About this list" />
          </Tooltip>
        }
      >
        <SidebarList list={polarizing} empty="No polarizing conflicts yet." />
      </Panel>
      <Panel id="share-heading" title="Share Your Conflict" tone="sunken">
        <p className={styles.text}>Both sides, in your own words. You can leave your name out of it.</p>
        <SubmitLink wide>Post Conflict</SubmitLink>
      </Panel>
    </aside>
  );
}
