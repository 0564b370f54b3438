import { SelectField } from '@detroit-well/ui/components/select-field';
import { useSendsTexts } from '../access/access.ts';
import type { Send } from './ways.ts';

interface LinkWaysProps {
  readonly value: Send;
  readonly email: string;
  readonly error: string | undefined;
  readonly onChange: (send: Send) => void;
}

/** How the link reaches the person. */
export function LinkWays({ value, email, error, onChange }: LinkWaysProps) {
  const sendsTexts = useSendsTexts();
  return (
    <SelectField
      label="Send it"
      options={[
        ...(email ? [{ value: 'email', label: `By email to ${email}` }] : []),
        ...(sendsTexts ? [{ value: 'sms', label: 'By text message' }] : []),
        { value: 'none', label: 'Show it here' },
      ]}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value as Send)}
    />
  );
}
