import { HelpLines } from '../../help-lines/HelpLines.tsx';
import { QuickExit } from '../../quick-exit/QuickExit.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';
import { SIGN_SECTIONS } from './sign-sections.tsx';
import { TRACE_SECTIONS } from './trace-sections.tsx';

export function SafetyScreen() {
  return (
    <div>
      <QuickExit />
      <InfoPage
        title="When it is not safe"
        lead="Most couples fight. But if you're afraid of your partner, it isn't a conflict with two sides, and a vote can't help. There are people who can."
        top={<EmergencyNumbers />}
        sections={SECTIONS}
      />
    </div>
  );
}

const [SIGNS, ...AFTER_SIGNS] = SIGN_SECTIONS;

const SECTIONS = [
  SIGNS,
  { id: 'help-lines', title: 'People to talk to', content: <HelpLines /> },
  ...AFTER_SIGNS,
  ...TRACE_SECTIONS,
];
