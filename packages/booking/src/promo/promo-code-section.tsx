import './promo.css';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { TextField } from '@detroit-well/ui/components/text-field';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import type { PromoCodeEntry } from './use-promo-code.ts';

/** What the code takes off here, and its sentence; once, if the sentence begins with the same amount. */
function takenOff({ amount_off: amount, sentence }: NonNullable<PromoCodeEntry['applied']>): string {
  const off = `${formatCents(toCents(amount))} off`;
  return sentence.startsWith(off) ? sentence : `${off}. ${sentence}`;
}

interface PromoCodeSectionProps {
  readonly formId: string;
  readonly entry: PromoCodeEntry;
}

/** The field of a promo code, and what the code takes off. Enter applies it and does not pay. */
export function PromoCodeSection({ formId, entry }: PromoCodeSectionProps) {
  const { typed, applied, pending, error } = entry;
  return (
    <SheetSection title="Have a code?">
      <div className="promo-code">
        <TextField
          id={fieldIdOf(formId, 'promo_code')}
          label="Promo code"
          value={typed}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          onChange={({ target }) => entry.type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            entry.apply();
          }}
        />
        {applied ? (
          <Button variant="line" size="sm" onClick={entry.remove}>
            Remove
          </Button>
        ) : (
          <Button variant="line" size="sm" busy={pending} busyLabel="Checking..." onClick={entry.apply}>
            Apply
          </Button>
        )}
      </div>
      <p role="status">{applied ? takenOff(applied) : ''}</p>
    </SheetSection>
  );
}
