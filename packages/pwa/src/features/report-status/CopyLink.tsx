import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';

/** Puts the page's own address into the clipboard, and says whether that worked. */
export function CopyLink() {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(window.location.href).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <>
      <Button size="small" onClick={copy}>
        Copy the link
      </Button>
      <span role="status">{outcome && WORDS[outcome]}</span>
    </>
  );
}

const WORDS = { copied: 'Copied.', failed: 'Please copy it from the address bar.' } as const;
