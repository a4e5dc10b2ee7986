import { Link } from 'react-router-dom';
import { operatorQuery } from '../../../api/operator.ts';
import { ContactRoute } from '../page/ContactRoute.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import type { InfoSection } from '../page/info-section.ts';

/** API calls for a visitor's page. */
export const queries = () => [operatorQuery];

export function DmcaScreen() {
  return (
    <InfoPage
      title="Copyright and DMCA"
      lead="If something on this site was copied from you without your permission, tell us, and we will look into it."
      sections={SECTIONS}
    />
  );
}

const SECTIONS: readonly InfoSection[] = [
  {
    id: 'notice',
    title: 'What a notice has to contain',
    content: (
      <>
        <p>
          These are the points that the United States' Digital Millennium Copyright Act asks for. They serve as well
          where other laws apply:
        </p>
        <ol>
          <li>What is yours: the title of the work, or a link to the original.</li>
          <li>Where it is on this site: the address of each page, and which part of it.</li>
          <li>How we can reach you: your name, postal address, phone number and email address.</li>
          <li>
            The sentence: “I believe in good faith that this use is not authorised by the copyright owner, its agent, or
            the law.”
          </li>
          <li>
            The sentence: “The information in this notice is accurate, and under penalty of perjury, I am the copyright
            owner or authorised to act on the owner's behalf.”
          </li>
          <li>Your signature. Your full name at the end of an email will do.</li>
        </ol>
      </>
    ),
  },
  {
    id: 'send',
    title: 'Where to send it',
    content: (
      <>
        <ContactRoute />
        <p>Put the word “copyright” into the subject.</p>
      </>
    ),
  },
  {
    id: 'then',
    title: 'What happens then',
    content: (
      <p>
        If the notice is complete and plausible, what it names is taken down, and the member who posted it is told, with
        the notice itself where the law asks for that. Accounts that infringe again and again are closed.
      </p>
    ),
  },
  {
    id: 'counter-notice',
    title: 'If something of yours was taken down by mistake',
    content: (
      <>
        <p>You can object. Send us:</p>
        <ol>
          <li>what was taken down, and where it was,</li>
          <li>your name, address and phone number,</li>
          <li>
            the statement, under penalty of perjury, that you believe in good faith that it was removed by mistake or
            because it was misidentified,
          </li>
          <li>
            your consent to the jurisdiction of the federal court for your district, or, outside the United States, of
            any district in which this site may be found, and to accept service from the person who sent the notice,
          </li>
          <li>your signature.</li>
        </ol>
        <p>
          Anyone who knowingly makes a false statement in either may have to pay for the damage. If unsure, ask a
          lawyer.
        </p>
      </>
    ),
  },
  {
    id: 'other',
    title: 'Not about copyright?',
    content: (
      <p>
        For private information, insults and everything else that breaks the rules, see{' '}
        <Link to="/report">how to report something</Link>. It asks for much less.
      </p>
    ),
  },
];
