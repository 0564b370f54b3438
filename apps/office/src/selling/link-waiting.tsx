import { isApiError, type OfficeSale } from '@detroit-well/api-client';
import { heldPlaceText } from '@detroit-well/config/held-place';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { failureToast, problemText } from '../outcomes/problem.ts';
import { MadeLink } from '../payment-links/made-link.tsx';
import { stillWorks, useWithdrawing } from '../payment-links/use-withdrawing.ts';

interface LinkWaitingProps {
  readonly sale: OfficeSale & { readonly url: string; readonly expires_at: string };
  readonly name: string;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** A network may read links 600 times an hour, and the payers at the desk share it. */
const lookMs = 30_000;

/** A sale whose link is out. It says by itself when it was paid. */
export function LinkWaiting({ sale, name, onAgain, onClose }: LinkWaitingProps) {
  const { id, url, expires_at, sent_to, held_until: heldUntil } = sale;
  const token = new URL(url).pathname.split('/').at(-1) ?? '';
  const { error } = useQuery({
    queryKey: ['payment-link', id],
    queryFn: ({ signal }) => client.payments.readLink({ params: { token } }, { signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.error === null ? lookMs : false),
  });
  const isPaid = isApiError(error) && error.is('link_used');
  const isOver = isApiError(error) && error.is('link_ended');
  const withdrawing = useWithdrawing(onClose);
  return (
    <div className="sell-grid">
      <div>
        <p role="status">
          <b>{isPaid ? `${name} has paid.` : isOver ? 'The link has ended.' : `Waiting for ${name}.`}</b>
        </p>
        {isPaid || isOver || !heldUntil ? null : <p>{heldPlaceText(heldUntil)}</p>}
        {isPaid ? null : <MadeLink link={{ link_id: id, url, expires_at, sent_to }} name={name} />}
        {withdrawing.error ? (
          <Flash tone="bad" title={failureToast(stillWorks, withdrawing.error).title}>
            {problemText(withdrawing.error)}
          </Flash>
        ) : null}
      </div>
      <div className="sell-slip" data-theme="dark">
        <h3 className="next-title">Now possible</h3>
        <ul className="sell-rows">
          {isPaid || isOver ? null : (
            <li>
              <span>
                Withdraw it
                <small>The link stops at once, and nothing is sold</small>
              </span>
              <Button
                size="xs"
                variant="quiet"
                busy={withdrawing.isPending}
                busyLabel="Withdrawing..."
                onClick={() => withdrawing.mutate(id)}
              >
                Withdraw
              </Button>
            </li>
          )}
          <li>
            <span>Sell something else</span>
            <Button size="xs" variant="quiet" onClick={onAgain}>
              Sell
            </Button>
          </li>
        </ul>
        <p className="sell-go" data-plain>
          <Button variant="ink" onClick={onClose}>
            {isPaid ? 'Done' : 'Close and keep waiting'}
          </Button>
        </p>
      </div>
    </div>
  );
}
