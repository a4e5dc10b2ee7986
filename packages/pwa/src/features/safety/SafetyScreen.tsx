import { Notice } from '../../ui/Notice.tsx';
import { InfoPage } from '../info-page/InfoPage.tsx';
import { QuickExit } from '../quick-exit/QuickExit.tsx';
import { HelpLines } from './HelpLines.tsx';
import { SIGN_SECTIONS } from './sign-sections.tsx';
import { TRACE_SECTIONS } from './trace-sections.tsx';

export function SafetyScreen() {
  return (
    <div>
      <QuickExit />
      <InfoPage
        page="safety"
        title="When it is not safe"
        lead="Most couples fight. But if you are afraid of your partner, it is not a conflict with two sides, and a vote cannot help. There are people who can."
        top={<EmergencyNumbers />}
        sections={SECTIONS}
      />
    </div>
  );
}

function EmergencyNumbers() {
  return (
    <Notice icon="warning" tone="warning">
      In danger now? Call <a href="tel:112">112</a> in the European Union, <a href="tel:999">999</a> in the United
      Kingdom, <a href="tel:911">911</a> in the United States and Canada, <a href="tel:000">000</a> in Australia, or the
      emergency number where you are.
    </Notice>
  );
}

const [SIGNS, ...AFTER_SIGNS] = SIGN_SECTIONS;

const SECTIONS = [
  SIGNS,
  { id: 'help-lines', title: 'People to talk to', content: <HelpLines /> },
  ...AFTER_SIGNS,
  ...TRACE_SECTIONS,
];
