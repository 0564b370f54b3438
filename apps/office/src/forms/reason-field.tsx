import { TextField } from '@detroit-well/ui/components/text-field';

export const forTheTeam = 'In the audit log, for the team.';

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly hint?: string;
}

/** Why something is done. */
export function ReasonField({ value, onChange, error, hint = forTheTeam }: ReasonFieldProps) {
  return (
    <TextField
      label="Reason"
      hint={hint}
      maxLength={200}
      autoComplete="off"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
