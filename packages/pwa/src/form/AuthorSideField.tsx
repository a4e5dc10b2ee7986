import { DEFAULT_SIDE_LABELS, type SideLabels } from '@twosides/domain/conflicts';
import type { Side } from '@twosides/domain/model';
import { RadioGroup } from '../ui/form/RadioGroup.tsx';

type AuthorSideFieldProps = {
  readonly id: string;
  readonly value: Side | null;
  readonly error: string | undefined;
  readonly hasNames: boolean;
  readonly onChange: (side: Side) => void;
};

export function AuthorSideField({ id, value, error, hasNames, onChange }: AuthorSideFieldProps) {
  const labels = hasNames ? PLACES : DEFAULT_SIDE_LABELS;
  return (
    <RadioGroup
      id={id}
      label={hasNames ? 'Where should your side go?' : 'Which side is yours?'}
      hint={hasNames ? 'Each side shows a name. This just decides who’s on the left.' : undefined}
      look="segmented"
      options={[
        { value: 'her', label: labels.her },
        { value: 'his', label: labels.his },
      ]}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

const PLACES: SideLabels = { her: 'On the left', his: 'On the right' };
