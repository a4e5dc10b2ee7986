import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { infoScreen } from '../page/info-screen.tsx';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';
import text from './safety.mdx';

export function SafetyScreen() {
  return (
    <div>
      <QuickExit />
      <Safety />
    </div>
  );
}

const Safety = infoScreen(text, {
  title: 'When it isn’t safe',
  lead: 'Most couples fight. But if you’re afraid of your partner, it isn’t a conflict with two sides, and a vote can’t help. There are people who can.',
  top: <EmergencyNumbers />,
});
