import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { findPage } from '../pages/find-page.ts';
import { loadPage } from '../pages/load-page.ts';
import { ADDRESSES } from '../pages/test-addresses.ts';
import { createQueryClient } from '../session/query-client.ts';
import { Progress } from '../ui/feedback/Progress.tsx';
import { Button } from '../ui/form/Button.tsx';
import { Avatar } from '../ui/identity/Avatar.tsx';
import { TimeAgo } from '../ui/identity/TimeAgo.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { Menu } from '../ui/overlay/Menu.tsx';
import { SideQuote } from '../ui/split/SideQuote.tsx';
import { Split } from '../ui/split/Split.tsx';
import { SplitHidden } from '../ui/split/SplitHidden.tsx';
import { SplitThin } from '../ui/split/SplitThin.tsx';
import { VoteButtons } from '../ui/split/VoteButtons.tsx';
import { App } from './App.tsx';

const ignore = () => undefined;

function render(element: ReactNode, location = '/') {
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouter location={location}>{element}</StaticRouter>
    </QueryClientProvider>,
  );
}

test('renders the shell without a browser', () => {
  expect(render(<App />)).toContain('TwoSides');
});

test.each(ADDRESSES)('renders the screen at %s without a browser', async (address) => {
  const { name, params } = findPage(address);
  const { Screen } = await loadPage(name);
  const html = render(<Screen params={params} />, address);
  expect(html).not.toBe('');
  expect(html).not.toContain('style=');
});

test('renders lists and conflicts without style attributes, which the CSP would drop', () => {
  const html = render(
    <>
      <Avatar avatarId="woman-light-brown" />
      <Avatar avatarId="geometric" name="QuietFox" />
      <Avatar avatarId="emoji-3-2" />
      <TimeAgo at="2026-01-01T00:00:00.000Z" />
      <SideQuote side="her" label="Her side">
        It’s not about the game.
      </SideQuote>
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
    </>,
  );
  expect(html).toContain('aria-label="Her side 62%, his side 38%, 214 votes"');
  expect(html).not.toContain('style=');
});
