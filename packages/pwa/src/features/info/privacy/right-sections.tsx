import { Link } from 'react-router-dom';
import { ContactRoute } from '../page/ContactRoute.tsx';
import type { InfoSection } from '../page/info-section.ts';

export const RIGHT_SECTIONS: readonly InfoSection[] = [
  {
    id: 'deletion',
    title: 'When you delete your account',
    content: (
      <p>
        You delete it yourself in your <Link to="/settings#your-data">settings</Link>. Your email address, password,
        profile, follows, points, alerts, devices and sessions are removed at once. Conflicts are taken down and their
        texts erased, unless you choose to leave them under “Deleted member”; comments stay under that name, or under
        the pseudonym they were written under. Votes and helpful marks stay in the count with a random fingerprint each,
        reports without who made them. Backups keep a copy until they are overwritten.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    content: (
      <>
        <p>
          You may ask what is stored about you, have it corrected, erased or handed over to you, and object to its use.
          In the European Union, the United Kingdom and many other places these rights are law; here everyone may use
          them. Your <Link to="/settings#your-data">settings</Link> give you all that is stored about you as one file,
          and delete it; your <Link to="/profile">profile</Link> corrects it. You may also complain to the data
          protection authority where you live.
        </p>
        <p>
          The basis in law: we store your account and what you post because you ask for the service, the log because it
          has to be kept safe, and send news only with your consent, which you can withdraw.
        </p>
      </>
    ),
  },
  {
    id: 'about-you',
    title: 'If you are the partner in a conflict',
    content: (
      <p>
        You have the same rights, without an account. Guidelines ask authors to keep you unrecognizable. Where that has
        not worked, <Link to="/report#about-me">tell us</Link>.
      </p>
    ),
  },
  { id: 'contact', title: 'Whom to ask', content: <ContactRoute /> },
];
