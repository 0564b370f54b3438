import { SelectField } from '@detroit-well/ui/components/select-field';
import { TextField } from '@detroit-well/ui/components/text-field';

export interface Reason {
  readonly why: string;
  readonly note: string;
}

export const noReason: Reason = { why: '', note: '' };

const other = 'Other';
const reasons = ['Our mistake', 'Injury', 'Coach’s guest', 'Trade', other];

/** The reason as it stays with the payment; empty if there is none. */
export const reasonText = ({ why, note }: Reason): string => {
  const said = note.trim();
  if (why === other) return said;
  return [why, said].filter(Boolean).join(': ');
};

interface GiveAwayProps {
  readonly value: Reason;
  readonly error: string | undefined;
  readonly onChange: (value: Reason) => void;
}

/** Why something is given away. */
export const GiveAway = ({ value, error, onChange }: GiveAwayProps) => (
  <div className="stack">
    <SelectField
      label="Reason"
      placeholder="Choose one"
      options={reasons.map((why) => ({ value: why, label: why }))}
      value={value.why}
      error={error}
      onChange={({ target }) => onChange({ ...value, why: target.value })}
    />
    <TextField
      label="Note"
      optional={value.why !== other}
      maxLength={200}
      autoComplete="off"
      value={value.note}
      onChange={({ target }) => onChange({ ...value, note: target.value })}
    />
  </div>
);
