import { Button } from '@detroit-well/ui/components/button';
import { TextField } from '@detroit-well/ui/components/text-field';
import { formatCents, fromCents } from '@detroit-well/pricing';
import { notesFor, type CashGiven } from './cash.ts';

interface CashChangeProps {
  /** What is to be taken, in cents. */
  readonly due: number;
  readonly value: string;
  readonly given: CashGiven | null | undefined;
  /** Why it is not enough. */
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** What the person hands over, and what they get back. */
export const CashChange = ({ due, value, given, error, onChange }: CashChangeProps) => (
  <div className="sell-cash">
    <TextField
      label="Received"
      inputMode="decimal"
      autoComplete="off"
      optional
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
    <p>
      <span>Change to give back</span>
      <output className="num">
        {given && given.missing === 0 ? formatCents(given.change, { exact: true }) : '–'}
      </output>
    </p>
    <div className="acts" role="group" aria-label="Sums that are often handed over">
      {notesFor(due).map((cents) => (
        <Button key={cents} size="xs" variant="line" onClick={() => onChange(fromCents(cents))}>
          {formatCents(cents)}
        </Button>
      ))}
    </div>
  </div>
);
