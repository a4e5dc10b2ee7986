import { Link } from 'react-router-dom';
import { operatorQuery } from '../../../api/operator.ts';
import { ContactRoute } from '../page/ContactRoute.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import type { InfoSection } from '../page/info-section.ts';

/** API calls for a visitor's page. */
export const queries = () => [operatorQuery];

export function ContactScreen() {
  return <InfoPage title="Contact" lead="For anything the help page doesn't answer." sections={SECTIONS} />;
}

const SECTIONS: readonly InfoSection[] = [
  {
    id: 'danger',
    title: "If you're in danger, don't write to us",
    content: (
      <p>
        Nobody here can send help. Call the emergency number where you are: <a href="tel:112">112</a> in the European
        Union, <a href="tel:999">999</a> in the United Kingdom, <a href="tel:911">911</a> in the United States and
        Canada, <a href="tel:000">000</a> in Australia. Help lines are on the <Link to="/safety">safety page</Link>.
      </p>
    ),
  },
  { id: 'write', title: 'How to reach us', content: <ContactRoute /> },
  {
    id: 'helpful',
    title: 'What to include',
    content: (
      <ul>
        <li>The address of the page it's about, copied from your browser.</li>
        <li>What you did, what happened, and what you expected. For a bug: your device and browser.</li>
        <li>For your account: write from the address you signed up with. Never send us your password.</li>
      </ul>
    ),
  },
  {
    id: 'elsewhere',
    title: 'It may be quicker elsewhere',
    content: (
      <ul>
        <li>
          You can't get in: <Link to="/forgot-password">reset your password</Link>.
        </li>
        <li>
          The confirmation email hasn't come: <Link to="/help#no-mail">what to do</Link>.
        </li>
        <li>
          Something breaks the rules: <Link to="/report">how to report it</Link>.
        </li>
        <li>
          Something is yours and was copied: <Link to="/dmca">copyright</Link>.
        </li>
        <li>
          You want to know what's stored about you: <Link to="/privacy">privacy</Link>.
        </li>
      </ul>
    ),
  },
];
