import { Link } from 'react-router-dom';
import { ContactRoute } from '../page/ContactRoute.tsx';
import type { InfoSection } from '../page/info-section.ts';
import { OutsideLink } from '../page/OutsideLink.tsx';

export const SECTIONS: readonly InfoSection[] = [
  {
    id: 'operator',
    title: 'Who you are dealing with',
    content: (
      <>
        <ContactRoute />
        <p>
          TwoSides is free software that anyone may run. “We” on these pages means the people who run this site, not the
          authors of the software.
        </p>
      </>
    ),
  },
  {
    id: 'who',
    title: 'Who may take part',
    content: (
      <p>
        Anyone may read. To have an account you need to be at least 16 years old, or older where the law asks for it,
        and able to agree to these terms. One account for each person, please.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <p>
        Keep your password to yourself, and choose one that you use nowhere else. You're responsible for what happens in
        your account. If someone else got in, reset your password: that signs everyone out.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'What you write stays yours',
    content: (
      <>
        <p>
          You keep all rights to it. You allow us, for free and without limit to a country, to store it, to show it on
          this site, in lists, in search results and in the previews of shared links, and to fit it to the screen. We
          need no more than that, and we do not sell it.
        </p>
        <p>
          This permission ends when you take something down, apart from copies in backups, which are overwritten in
          time, and copies that others made before. Comments that you leave behind when you delete your account may stay
          under “Deleted member”.
        </p>
        <p>
          If you let other sites show a conflict, or let people follow you by feed, that ends as soon as you turn it
          off. Caches of other sites may take five minutes longer, and what a feed reader has already fetched stays
          there.
        </p>
        <p>Post only what you have the right to post. What you tell about others has to leave them unrecognizable.</p>
      </>
    ),
  },
  {
    id: 'rules',
    title: 'How we treat each other',
    content: (
      <p>
        The <Link to="/guidelines">guidelines</Link> are part of these terms. We may take down what breaks them or the
        law, and close accounts that do so repeatedly or badly. As far as we can, we say why, and you can object.
      </p>
    ),
  },
  {
    id: 'not-allowed',
    title: 'What you may not do with the site',
    content: (
      <ul>
        <li>Vote with more than one account, or make machines vote, comment or post.</li>
        <li>Get at hidden results, at other accounts, or at data that is not meant for you.</li>
        <li>Copy the conflicts on a large scale, or use them to identify people.</li>
        <li>Disturb the service on purpose. If you find a weakness, please tell us before you tell others.</li>
      </ul>
    ),
  },
  {
    id: 'no-advice',
    title: 'Votes are opinions, not advice',
    content: (
      <p>
        What you read here was written by other members. It is neither legal nor medical advice nor therapy, and nobody
        has checked it. What you do about your relationship is your own decision. If someone is in danger, turn to the
        people on the <Link to="/safety">safety page</Link>.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'The service as it is',
    content: (
      <p>
        The site is free of charge. We try to keep it running and your data safe, but we cannot promise that it is
        always there, without faults, or there for ever. We answer for our own acts as the law demands; these terms do
        not limit what the law does not let us limit, such as harm done on purpose.
      </p>
    ),
  },
  {
    id: 'source',
    title: 'The software',
    content: (
      <p>
        TwoSides is licensed under the{' '}
        <OutsideLink href="https://www.gnu.org/licenses/agpl-3.0.html">GNU Affero General Public License</OutsideLink>,
        version 3 or later. Anyone who uses this site has the right to the source code of the version that runs it:{' '}
        <Link to="/contact">ask us for it</Link>. The licence is about the software, not about what people write here.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Ending and changes',
    content: (
      <p>
        You can stop at any time and <Link to="/help#delete-account">delete your account</Link>. When these terms
        change, this page shows the new ones. If you go on using your account after that, they apply; if you do not
        agree, you can delete it.
      </p>
    ),
  },
];
