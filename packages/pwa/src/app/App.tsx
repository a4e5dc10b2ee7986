import { Router } from './router.tsx';
import { Shell } from './shell/Shell.tsx';

export function App() {
  return (
    <Shell>
      <Router />
    </Shell>
  );
}
