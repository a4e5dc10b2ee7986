import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import { sectionsOf } from '../page/sections-of.tsx';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';
import text from './safety.mdx';

export function SafetyScreen() {
  return (
    <div>
      <QuickExit />
      <InfoPage
        title="When it isn’t safe"
        lead="Most couples fight. But if you’re afraid of your partner, it isn’t a conflict with two sides, and a vote can’t help. There are people who can."
        top={<EmergencyNumbers />}
        sections={SECTIONS}
      />
    </div>
  );
}

const SECTIONS = sectionsOf(text);
