import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { useQuery } from '@tanstack/react-query';
import { knownMembershipsQuery } from '../../api/queries.ts';
import { longDay } from '../../format/day.ts';
import { dollars } from '../../format/money.ts';

/** A payment of the membership that was declined: what the bank said, until when the rate holds, and the way to pay. */
export function PastDue() {
  const due = useQuery(knownMembershipsQuery()).data?.find(({ state }) => state === 'past_due');
  const { next_amount: amount = null, bank_said: said, end_date: lastDay, paid_until: since } = due ?? {};
  return (
    <Flash
      tone="bad"
      live={false}
      title={`The payment of your membership${since ? ` of ${longDay(since)}` : ''} did not go through.`}
      action={
        <ButtonLink variant="signal" size="sm" slash href={paths.dashboard.membership()}>
          {amount === null ? 'Pay now' : `Pay ${dollars(amount)} now`}
        </ButtonLink>
      }
    >
      {[
        said ? `Your bank said: ${said}.` : '',
        lastDay ? `The member rate stays yours through ${longDay(lastDay)}.` : '',
      ].join(' ')}
    </Flash>
  );
}
