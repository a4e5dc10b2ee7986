import shared from '../../../styles/shared.module.css';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { SplitHidden } from '../../../ui/split/SplitHidden.tsx';
import { InfoPage, type InfoSection } from '../page/InfoPage.tsx';
import tableStyles from './PageTable.module.css';
import previewStyles from './SamplePreviews.module.css';

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

function PageTable() {
  return (
    <table className={tableStyles.table}>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Indexed</th>
        </tr>
      </thead>
      <tbody>
        {PAGES.map(({ name, path, isIndexed }) => (
          <tr key={path}>
            <th scope="row">
              {name} <code className={shared.muted}>{path}</code>
            </th>
            <td>
              <span className={tableStyles.answer}>
                <Icon name={isIndexed ? 'check' : 'close'} size={18} />
                {isIndexed ? 'Yes' : 'No'}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const PAGES = [
  { name: 'Home', path: '/', isIndexed: true },
  { name: 'Conflicts', path: '/conflict/…', isIndexed: true },
  { name: 'Categories', path: '/category/…', isIndexed: true },
  { name: 'Trending', path: '/trending', isIndexed: true },
  { name: 'How it works, about, help and the like', path: '/how-it-works', isIndexed: true },
  { name: 'Demos and this page', path: '/voting-demo', isIndexed: false },
  { name: 'Signing up, signing in, your own profile', path: '/login', isIndexed: false },
  { name: 'Links from emails', path: '/verify-email', isIndexed: false },
  { name: 'Pages that don’t exist', path: '404', isIndexed: false },
] as const;

function SamplePreviews() {
  return (
    <>
      <figure className={shared.stack8}>
        <figcaption className={shared.note}>In a search engine (sample)</figcaption>
        <div className={previewStyles.listing}>
          <p className={previewStyles.address}>twosides.example › conflict › 17</p>
          <p className={previewStyles.title}>He says the dishwasher is “my system” · TwoSides</p>
          <p className={previewStyles.text}>
            Her side: I’ve shown him twice. His side: Whatever I load gets rearranged. Whose side are you on?
          </p>
        </div>
      </figure>
      <figure className={shared.stack8}>
        <figcaption className={shared.note}>As a shared link, before the result is public (sample)</figcaption>
        <div className={previewStyles.card}>
          <div className={previewStyles.picture}>
            <p className={previewStyles.headline}>He says the dishwasher is “my system”, so he never loads it</p>
            <SplitHidden>64 votes. Vote to see</SplitHidden>
          </div>
          <p className={previewStyles.address}>twosides.example</p>
        </div>
      </figure>
    </>
  );
}
