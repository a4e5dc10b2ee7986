import { Notice } from '../../../ui/feedback/Notice.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import type { InfoSection } from '../page/info-section.ts';
import { PageTable } from './PageTable.tsx';
import { SamplePreviews } from './SamplePreviews.tsx';

export function SeoDashboardScreen() {
  return (
    <InfoPage
      title="SEO dashboard"
      lead="What this site shows to search engines and in previews of shared links, and what it keeps from them."
      top={
        <Notice>
          This page is static. Its previews and figures are samples; nothing here measures visits or rankings.
        </Notice>
      }
      sections={SECTIONS}
    />
  );
}

const SECTIONS: readonly InfoSection[] = [
  {
    id: 'offered',
    title: 'For crawlers',
    content: (
      <ul>
        <li>
          <a href="/sitemap.xml">sitemap.xml</a>: the pages and public conflicts, in an order that reveals nothing about
          results
        </li>
        <li>
          <a href="/robots.txt">robots.txt</a>: what may be fetched, and where the sitemap is
        </li>
        <li>
          A picture for each shared conflict, at <code>/api/og/conflict/{'{id}'}</code>, as a 1200 × 630 PNG
        </li>
        <li>
          One canonical address for each conflict, <code>/conflict/{'{id}/{slug}'}</code>. Any other slug leads there.
        </li>
        <li>
          Structured data for each conflict (<code>DiscussionForumPosting</code>): the text, the date, and the number of
          votes
        </li>
        <li>
          Honest answers: anything that doesn’t exist or was taken down returns a 404, and addresses that moved
          redirect.
        </li>
      </ul>
    ),
  },
  {
    id: 'pages',
    title: 'Which pages may be indexed',
    content: <PageTable />,
  },
  {
    id: 'previews',
    title: 'What a search result and a shared link look like',
    content: <SamplePreviews />,
  },
  {
    id: 'kept',
    title: 'What crawlers never get',
    content: (
      <ul>
        <li>A result that isn’t public yet: not in the page, its picture, its tags, or the order of a list.</li>
        <li>Email addresses, and who is behind an anonymous conflict.</li>
        <li>Pages for one person only: settings, links from emails, the steps after signing up.</li>
      </ul>
    ),
  },
];
