import { SEARCH_MAX } from '@twosides/domain/reading';
import { useEffect, useRef, useState } from 'react';
import { handleSubmit } from '../../../form/use-form.ts';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import styles from './SearchScreen.module.css';

type SearchFieldProps = {
  readonly query: string;
  readonly onSearch: (query: string) => void;
};

/** Milliseconds that typing has to pause before the search starts. */
const PAUSE = 300;

export function SearchField({ query, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(query);
  const input = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(query);

  useEffect(() => {
    if (sent.current === query) return;
    sent.current = query;
    setText(query);
  }, [query]);

  useEffect(() => {
    // The timeout lets the shell focus the page first.
    const start = setTimeout(() => {
      if (sent.current === '') input.current?.querySelector('input')?.focus();
    });
    return () => {
      clearTimeout(start);
      clearTimeout(timer.current);
    };
  }, []);

  const search = (next: string) => {
    clearTimeout(timer.current);
    sent.current = next.trim();
    onSearch(sent.current);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), PAUSE);
  };

  return (
    <search>
      <form ref={input} className={styles.form} action="/search" onSubmit={handleSubmit(() => search(text))}>
        <div className={shared.fills}>
          <TextField
            label="Search conflicts, members and categories"
            hideLabel
            type="search"
            dir="auto"
            name="q"
            placeholder="Word, name, category"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SEARCH_MAX}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        </div>
        <Button type="submit" variant="fill" icon="search">
          <span className={styles.word}>Search</span>
        </Button>
      </form>
    </search>
  );
}
