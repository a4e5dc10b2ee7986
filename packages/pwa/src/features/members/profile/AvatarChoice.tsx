import { AVATAR_PRESETS, avatarName, GEOMETRIC_AVATAR_ID } from '@twosides/domain/model';
import shared from '../../../styles/shared.module.css';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import styles from './AvatarChoice.module.css';

type AvatarChoiceProps = {
  readonly label: string;
  readonly name: string;
  readonly seed: string;
  readonly value: string | null;
  readonly onChange: (avatarId: string) => void;
};

export function AvatarChoice({ label, name, seed, value, onChange }: AvatarChoiceProps) {
  return (
    <fieldset className={shared.stack8}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.faces}>
        {CHOICES.map((choice) => (
          <label key={choice.id} className={styles.face} title={choice.name}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={choice.id}
              checked={choice.id === value}
              aria-label={choice.name}
              onChange={() => onChange(choice.id)}
            />
            <Avatar size="lg" avatarId={choice.id} name={seed} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CHOICES = [
  { id: GEOMETRIC_AVATAR_ID, name: 'A pattern drawn from the nickname' },
  ...AVATAR_PRESETS.map((preset) => ({ id: preset.id, name: avatarName(preset) })),
];
