import { describe } from '@detroit-well/api-client/errors';
import type { SavedCard } from '@detroit-well/api-client/contract';
import { expiryOf, savedCardLabel } from '@detroit-well/booking/saved-card';
import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { Flash } from '@detroit-well/ui/components/flash';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { Status } from '@detroit-well/ui/components/status';
import { CardIcon } from '@detroit-well/ui/icons';
import { useLayer } from '@detroit-well/ui/layer';
import { isCardInDate } from '@detroit-well/validation/card';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { client } from '../../api/client.ts';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { useIdempotencyKey } from '@detroit-well/booking/idempotency-keys';
import { savedCardsQuery } from '../../api/queries.ts';

/** The cards that the member keeps for later payments, each with a button that removes it. */
export function SavedCards({ cards }: { cards: UseQueryResult<readonly SavedCard[]> }) {
  const queries = useQueryClient();
  const removal = useLayer<SavedCard>('remove-card');
  const chosen = removal.shown;
  const [today] = useState(() => studioDay(serverNow()));
  const request = useIdempotencyKey();
  const remove = useMutation({
    mutationFn: ({ payment_method_id: id }: SavedCard) =>
      client.payments.forgetCard({ params: { id } }, { idempotencyKey: request.keyFor(id) }),
    onError: request.end,
    onSuccess: async () => {
      request.end();
      removal.end();
      await queries.invalidateQueries({ queryKey: savedCardsQuery().queryKey });
    },
  });
  const problem = remove.error ? describe(remove.error, 'removeSavedCard').message : null;
  return (
    <section className="account-page__section saved-cards" aria-labelledby="saved-cards-title">
      <header>
        <h2 className="d3" id="saved-cards-title">
          Saved cards
        </h2>
      </header>
      <ResultRegion of={remove.isSuccess ? remove.submittedAt : null}>
        {remove.isSuccess ? (
          <Flash tone="ok" title={`${savedCardLabel(remove.variables)} is removed.`} onClose={remove.reset} />
        ) : null}
      </ResultRegion>
      {cards.isPending ? <Skeleton height={84} /> : null}
      {cards.isError ? (
        <Flash
          tone="bad"
          title={failureMessage(cards.error, describe(cards.error, 'loadSavedCards').message)}
          action={
            <Button variant="quiet" size="sm" onClick={() => void cards.refetch()}>
              Retry
            </Button>
          }
        />
      ) : null}
      {cards.data?.length === 0 ? (
        <p className="muted">No saved cards. A card that you keep when you pay appears here.</p>
      ) : null}
      {cards.data && cards.data.length > 0 ? (
        <ul className="own-list">
          {cards.data.map((card) => (
            <li key={card.payment_method_id}>
              <CardIcon />
              <div>
                <b>{savedCardLabel(card)}</b>
                <p>{`Valid until ${expiryOf(card)}`}</p>
                {isCardInDate(card, today) ? null : <Status tone="bad">Expired</Status>}
              </div>
              <div className="row">
                <Button
                  variant="line"
                  size="sm"
                  aria-label={`Remove ${savedCardLabel(card)}`}
                  onClick={() => {
                    remove.reset();
                    removal.open(card);
                  }}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <ConfirmDialog
        open={chosen !== null}
        onClose={removal.close}
        onConfirm={() => {
          if (chosen) remove.mutate(chosen);
        }}
        title="Remove this card?"
        confirmLabel="Remove"
        busy={remove.isPending}
        busyLabel="Removing..."
        error={problem}
      >
        <p>
          <span>{chosen ? `${savedCardLabel(chosen)} will no longer be offered when you pay. ` : null}</span>
          Open payments of an installment plan will still be charged to it.
        </p>
      </ConfirmDialog>
    </section>
  );
}
