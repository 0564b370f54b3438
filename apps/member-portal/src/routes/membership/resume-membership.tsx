import type { OwnMembership } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { refreshAfterMembership } from '../../api/queries.ts';
import { longDay } from '../../format/day.ts';
import { dollars } from '../../format/money.ts';
import { nextAfterPause } from './next-after-pause.ts';
import { nextTerms } from './next-terms.ts';
import { toldWithNext, type Told } from './told.ts';

interface Props {
  readonly membership: OwnMembership;
  readonly onTold: (told: Told) => void;
}

/** Takes back a cancellation, or ends a pause. It names the next payment before it does. */
export function ResumeMembership({ membership, onTold }: Props) {
  const queries = useQueryClient();
  const { id } = membership;
  const { price } = nextTerms(membership);
  const isPause = !membership.cancel_at_period_end;
  const next = isPause ? nextAfterPause(membership) : membership.paid_until;
  const resume = useMutation({
    mutationFn: () => client.memberships.resume({ params: { id } }),
    onSuccess: ({ next_payment_on: after }) => {
      onTold(toldWithNext('Your membership goes on.', after));
      return refreshAfterMembership(queries);
    },
  });
  return (
    <div>
      <Button variant="line" busy={resume.isPending} onClick={() => resume.mutate()}>
        {isPause
          ? membership.state === 'paused'
            ? 'Resume now'
            : 'Take back the pause'
          : 'Keep my membership'}
      </Button>
      {next ? <p className="sm muted">{`Then ${dollars(price)} is charged on ${longDay(next)}.`}</p> : null}
      {resume.error ? (
        <FieldError id={`resume-${id}`}>
          {failureMessage(resume.error, describe(resume.error, 'pay').message)}
        </FieldError>
      ) : null}
    </div>
  );
}
