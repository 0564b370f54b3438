import type { OwnMembership } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { addDays } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { useLayer } from '@detroit-well/ui/layer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { refreshAfterMembership } from '../../api/queries.ts';
import { longDay } from '../../format/day.ts';
import type { Told } from './told.ts';

interface Props {
  readonly membership: OwnMembership;
  readonly onTold: (told: Told) => void;
}

/** Stops the renewals in two presses. */
export function CancelMembership({ membership, onTold }: Props) {
  const queries = useQueryClient();
  const question = useLayer('cancel-membership');
  const { id, state, paid_until: paidUntil, pause_until: pauseUntil } = membership;
  const isPaid = state === 'active' || (state === 'paused' && paidUntil !== pauseUntil);
  const lastDay = isPaid && paidUntil ? longDay(addDays(paidUntil, -1)) : null;
  const cancel = useMutation({
    mutationFn: () => client.memberships.cancel({ params: { id } }),
    onSuccess: (after) => {
      question.end();
      const until =
        (after.state === 'active' || after.state === 'paused') && after.end_date
          ? longDay(after.end_date)
          : null;
      onTold({
        tone: 'ok',
        title: until
          ? `Your membership is cancelled and runs through ${until}.`
          : 'Your membership is cancelled and has ended.',
      });
      return refreshAfterMembership(queries);
    },
  });
  return (
    <>
      <Button variant="line" onClick={() => question.open(true)}>
        Cancel membership
      </Button>
      <ConfirmDialog
        open={question.shown !== null}
        onClose={question.close}
        onConfirm={() => {
          if (!cancel.isPending) cancel.mutate();
        }}
        title="Cancel your membership?"
        confirmLabel="Confirm"
        cancelLabel="Keep it"
        busy={cancel.isPending}
        error={cancel.error ? failureMessage(cancel.error, describe(cancel.error, 'pay').message) : null}
      >
        <p>
          {lastDay
            ? `You keep the Member Rate through ${lastDay}, and nothing more is charged. You can take this back until then.`
            : 'It ends now, and nothing more is charged.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
