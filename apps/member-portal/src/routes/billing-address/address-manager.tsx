import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BillingAddress } from '@detroit-well/api-client/contract';
import { sentences } from '@detroit-well/api-client/errors';
import * as constants from '@detroit-well/config/constants';
import { countryName, stateName } from '@detroit-well/config/regions';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { Flash } from '@detroit-well/ui/components/flash';
import { useLayer } from '@detroit-well/ui/layer';
import { useState } from 'react';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { client } from '../../api/client.ts';
import { readDraft } from '@detroit-well/ui/drafts';
import { storedRequest } from '@detroit-well/booking/idempotency-keys';
import { mutationProblem } from '@detroit-well/booking/action-problem';
import { billingAddressQuery } from '../../api/queries.ts';
import { addressDraft, AddressForm } from './address-form.tsx';

const deleteRequest = storedRequest('delete-billing-address');

/** Shows the address, or the form when there is no address or the member edits it (SPEC-A 4). */
export function AddressManager({ address }: { address: BillingAddress | null }) {
  const queries = useQueryClient();
  const [editing, setEditing] = useState(() => address !== null && readDraft(addressDraft) !== null);
  const deletion = useLayer('delete-address');
  const [done, setDone] = useState<string | null>(null);
  // Counts the actions after which the focus returns here, because each removes the pressed button.
  const [actionCount, setActionCount] = useState(0);

  const finish = async (message: string): Promise<void> => {
    await queries.invalidateQueries({ queryKey: billingAddressQuery().queryKey });
    setEditing(false);
    deletion.end();
    setDone(message);
    setActionCount(actionCount + 1);
  };

  const open = (form: boolean): void => {
    setDone(null);
    setEditing(form);
    setActionCount(actionCount + 1);
  };

  const remove = useMutation({
    mutationFn: () => client.billing.remove({ idempotencyKey: deleteRequest.keyFor(address?.public_id) }),
    onSuccess: () => {
      deleteRequest.end();
      return finish('Your billing address is deleted.');
    },
    onError: (error) => deleteRequest.end(error),
  });
  const problem = mutationProblem(remove.error, 'deleteBillingAddress', 'your address was deleted');

  return (
    <div className="address" data-saved={(address && !editing) || undefined}>
      <ResultRegion of={actionCount}>
        {done ? (
          <Flash
            tone="ok"
            title={done}
            onClose={() => setDone(null)}
            autoHideMs={constants.successDelayMs.billingBanner}
          />
        ) : null}
        {address && !editing ? (
          <address>
            {lines(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ) : null}
        {editing ? <h2 className="d3">Edit address</h2> : null}
      </ResultRegion>
      {address && !editing ? (
        <div className="row">
          <Button variant="line" size="sm" onClick={() => open(true)}>
            Edit
          </Button>
          <Button
            variant="danger"
            size="sm"
            onClick={() => {
              remove.reset();
              deletion.open(true);
            }}
          >
            Delete
          </Button>
        </div>
      ) : (
        <AddressForm
          key={address?.public_id ?? 'new'}
          address={address}
          onDone={() => finish('Your billing address is saved.')}
          onCancel={address ? () => open(false) : null}
        />
      )}
      <ConfirmDialog
        open={deletion.shown !== null}
        onClose={deletion.close}
        onConfirm={() => remove.mutate()}
        title="Delete billing address?"
        confirmLabel="Delete"
        busy={remove.isPending}
        busyLabel="Deleting..."
        error={problem?.message}
        errorDetail={problem?.detail}
      >
        <p>{sentences.confirmDeleteBillingAddress}</p>
      </ConfirmDialog>
    </div>
  );
}

function lines({ address, address2, city, state, postal_code, country }: BillingAddress): string[] {
  const cityLine = [city, [stateName(country, state), postal_code].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return [address, address2, cityLine, countryName(country)].filter((line) => line !== '');
}
