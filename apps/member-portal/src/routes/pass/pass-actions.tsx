import type { DoorPass } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { FieldError } from '@detroit-well/ui/components/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { doorPassQuery } from '../../api/queries.ts';
import { savePassPicture } from './pass-picture.ts';

interface PassActionsProps {
  readonly pass: DoorPass;
  /** With the new code. */
  readonly onRenewed: (code: string) => void;
}

/** Saving the pass as a picture, printing it, and ending its code. */
export function PassActions({ pass, onRenewed }: PassActionsProps) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const save = useMutation({ mutationFn: () => savePassPicture(pass), networkMode: 'always' });
  const renew = useMutation({
    mutationFn: () => client.doorPass.renew(),
    onSuccess: (fresh) => {
      queries.setQueryData(doorPassQuery().queryKey, fresh);
      setAsking(false);
      onRenewed(fresh.code);
    },
    // It may have been renewed all the same, so that the shown code has ended.
    onError: () => void queries.invalidateQueries({ queryKey: doorPassQuery().queryKey }),
  });
  return (
    <div className="pass-actions">
      <div className="row">
        <Button variant="ink" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
          Save as picture
        </Button>
        <Button variant="line" size="sm" onClick={() => globalThis.print()}>
          Print
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          Renew code
        </Button>
      </div>
      {save.error ? (
        <FieldError id="save-pass">The picture was not saved. Take a photo of the screen instead.</FieldError>
      ) : null}
      <ConfirmDialog
        open={asking}
        title="Renew your code?"
        tone="signal"
        confirmLabel="Renew"
        cancelLabel="Keep it"
        busy={renew.isPending}
        busyLabel="Renewing..."
        error={
          renew.error ? failureMessage(renew.error, describe(renew.error, 'renewPass').message) : undefined
        }
        onConfirm={() => renew.mutate()}
        onClose={() => {
          setAsking(false);
          renew.reset();
        }}
      >
        <ul className="ticks">
          <li>The old code stops at once, and so do pictures and prints of it.</li>
          <li>Your bookings and credits stay as they are.</li>
        </ul>
        <p className="muted">Do this if somebody else has a picture of it.</p>
      </ConfirmDialog>
    </div>
  );
}
