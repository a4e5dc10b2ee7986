import shared from '../../../styles/shared.module.css';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { SplitHidden } from '../../../ui/split/SplitHidden.tsx';
import { infoScreen } from '../page/info-screen.tsx';
import styles from './SeoDashboardScreen.module.css';
import text from './seo-dashboard.mdx';

export const SeoDashboardScreen = infoScreen(
  text,
  {
    title: 'SEO dashboard',
    lead: 'What this site shows to search engines and in previews of shared links, and what it keeps from them.',
    top: (
      <Notice>
        This page is static. Its previews and figures are samples; nothing here measures visits or rankings.
      </Notice>
    ),
  },
  { PageTable, SamplePreviews },
);

function PageTable() {
  return (
    <table className={styles.table}>
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
              <span className={styles.answer}>
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
        <div className={styles.listing}>
          <p className={styles.address}>twosides.example › conflict › 17</p>
          <p className={styles.title}>He says the dishwasher is “my system” · TwoSides</p>
          <p className={styles.text}>
            Her side: I’ve shown him twice. His side: Whatever I load gets rearranged. Whose side are you on?
          </p>
        </div>
      </figure>
      <figure className={shared.stack8}>
        <figcaption className={shared.note}>As a shared link, before the result is public (sample)</figcaption>
        <div className={styles.card}>
          <div className={styles.picture}>
            <p className={styles.headline}>He says the dishwasher is “my system”, so he never loads it</p>
            <SplitHidden>64 votes. Vote to see</SplitHidden>
          </div>
          <p className={styles.address}>twosides.example</p>
        </div>
      </figure>
    </>
  );
}
