import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { findDangers } from './danger/find-dangers.ts';
import styles from './PersonalNotes.module.css';

export function DangerNote({ text }: { readonly text: string }) {
  const dangers = findDangers(useDeferredValue(text));
  return (
    <div role="status" className={styles.region}>
      {dangers.length > 0 && (
        <div className={styles.note}>
          <Icon name="heart" size={18} />
          <p className={styles.text}>
            If someone isn’t safe, a vote can’t help. <Link to="/safety">Get help now</Link>
          </p>
        </div>
      )}
    </div>
  );
}
