import { formatCents, type Cents } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';

interface GiftPayProps {
  /** Null: no possible amount is typed. */
  readonly cents: Cents | null;
  readonly busy?: boolean;
  readonly disabledReason?: string | undefined;
}

/** The charge of the card, and the button. */
export const GiftPay = ({ cents, busy = false, disabledReason }: GiftPayProps) => (
  <div data-part="pay">
    <p>
      <span className="xs muted">Due today</span>
      <span className="num">{cents === null ? '$' : formatCents(cents)}</span>
    </p>
    <Button
      type="submit"
      variant="signal"
      full
      slash
      busy={busy}
      busyLabel="Processing..."
      disabledReason={busy ? undefined : disabledReason}
    >
      {cents === null ? 'Pay' : `Pay ${formatCents(cents)}`}
    </Button>
  </div>
);
