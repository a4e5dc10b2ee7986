import { useEffect, useRef } from 'react';
import { call } from '../../../api/client.ts';
import { onSessionElsewhere } from '../session-channel.ts';
import { useGoOn } from '../use-go-on.ts';

export function useSessionElsewhere(): void {
  const goOn = useGoOn();
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const user = await call('currentUser').catch(() => null);
      if (isGone || user === null || !user.emailVerified) return;
      isGone = true;
      latest.current(user);
    };
    const lookAgain = () => void (document.visibilityState === 'visible' && look());
    const stop = onSessionElsewhere(() => void look());
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isGone = true;
      stop();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
}
