import type { FieldErrors } from '@twosides/domain/wire';
import shared from '../styles/shared.module.css';
import { Button } from '../ui/form/Button.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { TextField } from '../ui/form/Field.tsx';
import { Avatar } from '../ui/identity/Avatar.tsx';
import styles from './AnonymousFields.module.css';
import { fieldsOf } from './use-form.ts';

type Answers = { readonly isAnonymous: boolean; readonly pseudonym: string; readonly partnerPseudonym: string };
type Nicknames = { readonly userNickname: string | null; readonly partnerNickname: string | null };

type AnonymousFieldsProps = Answers &
  Nicknames & {
    readonly avatarId: string;
    readonly errors: FieldErrors;
    readonly onChange: (answers: Partial<Answers>) => void;
    readonly onShuffle: () => void;
  };

export function AnonymousFields({ avatarId, errors, onChange, onShuffle, ...answers }: AnonymousFieldsProps) {
  const { isAnonymous, pseudonym } = answers;
  const { text } = fieldsOf<Answers>(answers, errors, onChange);
  return (
    <div className={shared.stack8}>
      <Checkbox
        label="Post anonymously"
        hint={isAnonymous ? 'Nobody can see that you posted it, here or on your profile.' : shownNames(answers)}
        checked={isAnonymous}
        onChange={(event) => onChange({ isAnonymous: event.target.checked })}
      />
      {isAnonymous && (
        <div className={styles.disguise}>
          <div className={styles.preview}>
            <Avatar size="lg" avatarId={avatarId} name={pseudonym} />
            <div className={shared.fills}>
              <p className={shared.note}>Others will see</p>
              <p className={styles.name}>
                <Pseudonym name={pseudonym || '…'} />
              </p>
            </div>
            <Button size="small" icon="retry" className={styles.shuffle} onClick={onShuffle}>
              Shuffle
            </Button>
          </div>
          <div className={styles.names}>
            <TextField {...text('pseudonym')} dir="auto" label="Your pseudonym" autoComplete="off" />
            <TextField {...text('partnerPseudonym')} dir="auto" label="Your partner’s pseudonym" autoComplete="off" />
          </div>
        </div>
      )}
    </div>
  );
}

const shownNames = ({ userNickname, partnerNickname }: Nicknames): string =>
  partnerNickname
    ? `Others will see your nickname, ${userNickname}, and your partner’s, ${partnerNickname}.`
    : `Others will see your nickname, ${userNickname}.`;

function Pseudonym({ name }: { readonly name: string }) {
  const second = Math.max(name.search(/\B[A-Z]/), 0);
  return (
    <>
      {name.slice(0, second)}
      <wbr />
      {name.slice(second)}
    </>
  );
}
