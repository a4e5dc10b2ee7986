import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Progress } from '../ui/feedback/Progress.tsx';
import { Button } from '../ui/form/Button.tsx';
import { Avatar } from '../ui/identity/Avatar.tsx';
import { TimeAgo } from '../ui/identity/TimeAgo.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { Menu } from '../ui/overlay/Menu.tsx';
import { SideQuotes } from '../ui/split/SideQuote.tsx';
import { Split } from '../ui/split/Split.tsx';
import { SplitHidden } from '../ui/split/SplitHidden.tsx';
import { SplitThin } from '../ui/split/SplitThin.tsx';
import { VoteButtons } from '../ui/split/VoteButtons.tsx';

const ignore = () => undefined;

test('renders lists and conflicts without style attributes, which the CSP would drop', () => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <Avatar avatarId="woman-light-brown" />
      <Avatar avatarId="geometric" name="QuietFox" />
      <Avatar avatarId="emoji-3-2" />
      <TimeAgo at="2026-01-01T00:00:00.000Z" />
      <SideQuotes her="I have nothing against game night." his="I just want company." />
      <Split herPercentage={62} hisPercentage={38} totalVotes={214} size="large" opening />
      <SplitThin herPercentage={50} />
      <SplitHidden aside="37 more votes until public reveal">Results hidden until you vote</SplitHidden>
      <VoteButtons onVote={ignore} chosen="her" />
      <Progress label="Step 2 of 4" steps={4} taken={2} />
      <Button pending>Post Conflict</Button>
      <Menu label="More" items={[{ label: 'Report', onSelect: ignore }]}>
        More
      </Menu>
      <Dialog open={false} onOpenChange={ignore} title="Quick vote?" />
    </StaticRouter>,
  );
  expect(html).toContain('aria-label="Her side 62%, his side 38%, 214 votes"');
  expect(html).not.toContain('style=');
});
