import type { PromoCodeEntry } from '@detroit-well/booking/promo-code';
import { Button } from '@detroit-well/ui/components/button';
import { TextField } from '@detroit-well/ui/components/text-field';

interface CodeLineProps {
  readonly entry: PromoCodeEntry;
  readonly disabled: boolean;
}

/** The promo code of a sale. Enter applies it; what gives nothing stays with its reason. */
export function CodeLine({ entry, disabled }: CodeLineProps) {
  const { typed, applied, pending, error } = entry;
  return (
    <div className="sell-code" inert={disabled}>
      <TextField
        id="sell-code"
        label="Promo code"
        value={typed}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        onChange={({ target }) => entry.type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey) return;
          event.preventDefault();
          entry.apply();
        }}
      />
      {applied ? (
        <Button variant="line" size="xs" onClick={entry.remove}>
          Remove
        </Button>
      ) : (
        <Button variant="line" size="xs" busy={pending} busyLabel="Checking..." onClick={entry.apply}>
          Apply
        </Button>
      )}
    </div>
  );
}
