import { formatCents, toCents } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { useMutation } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { problemText } from '../outcomes/problem.ts';

/** The code of a gift card without an address. It is shown once; another look makes a new one. */
export function PrintGiftCard({ id }: { readonly id: string }) {
  const printing = useMutation({
    mutationFn: () => client.office.giftCards.print({ params: { id } }),
  });
  const { data } = printing;
  if (!data)
    return (
      <li>
        <span>
          Its code is shown once
          {printing.error ? <small role="alert">{problemText(printing.error)}</small> : null}
        </span>
        <Button
          size="xs"
          variant="quiet"
          busy={printing.isPending}
          busyLabel="Making it..."
          onClick={() => printing.mutate()}
        >
          Show the code
        </Button>
      </li>
    );
  const { gift_card: card, gift_card_code: code } = data;
  return (
    <li>
      <div className="gift-print">
        <p>{`Gift card for ${card.recipient_name}, ${formatCents(toCents(card.amount))}`}</p>
        <p className="num">{code}</p>
        <p>Redeem it for studio credit. It has no last day.</p>
      </div>
      <Button size="xs" variant="quiet" onClick={() => window.print()}>
        Print
      </Button>
    </li>
  );
}
