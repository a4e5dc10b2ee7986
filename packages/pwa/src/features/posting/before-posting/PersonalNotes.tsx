import { type PersonalDetail, type PersonalKind, personalDetails } from '@twosides/domain/names';
import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { LinkifyIt } from 'linkify-it';
import { useDeferredValue, useState } from 'react';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { probableCountry } from '../../common/help-lines/help-lines.ts';
import styles from './PersonalNotes.module.css';

export type PersonalNotesProps = {
  readonly text: string;
  readonly names?: readonly string[] | undefined;
  readonly onChange: (text: string) => void;
};

export function PersonalNotes({ text, names = [], onChange }: PersonalNotesProps) {
  const read = useDeferredValue(text);
  const [fine, setFine] = useState<readonly string[]>([]);
  const details = findPersonal(read, { names, country: probableCountry(navigator.languages) });
  const first = details.find((detail) => !fine.includes(detail.text));
  return (
    <div role="status" className={styles.region}>
      {first && (
        <div className={styles.note}>
          <Icon name="info" size={18} />
          <p className={styles.text}>
            This looks like {LABELS[first.kind].a}: <q>{first.text}</q>. Anyone will be able to read it.
          </p>
          <div className={shared.wrap8}>
            <Button size="small" onClick={() => onChange(replaced(text, first))}>
              Replace with “{LABELS[first.kind].instead}”
            </Button>
            <Button size="small" variant="quiet" onClick={() => setFine([...fine, first.text])}>
              Keep it
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

const replaced = (text: string, { kind, text: found }: PersonalDetail) =>
  text.replaceAll(found, (_, at: number) => {
    const { instead } = LABELS[kind];
    const startsSentence = /(^|[.!?]\s+)$/.test(text.slice(0, at));
    return startsSentence ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
  });

const LABELS: Readonly<Record<PersonalKind, { readonly a: string; readonly instead: string }>> = {
  phone: { a: 'a phone number', instead: '[phone number]' },
  email: { a: 'an email address', instead: '[email address]' },
  link: { a: 'a link', instead: '[link]' },
  iban: { a: 'a bank account number', instead: '[account number]' },
  address: { a: 'an address', instead: '[address]' },
  handle: { a: 'a handle', instead: '[handle]' },
  name: { a: 'your name or your partner’s', instead: 'my partner' },
};

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true });

/** Runs on the device. The text is not sent anywhere. */
export const findPersonal = personalDetails({
  linksIn: (text) => linkify.match(text),
  phonesIn: (text, country) => findPhoneNumbersInText(text, country as Parameters<typeof findPhoneNumbersInText>[1]),
});
