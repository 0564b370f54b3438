import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { rolesText } from '../access/who-may.ts';
import { sessionChoicesQuery } from '../api/queries.ts';
import { dollars } from '../format/dollars.ts';
import { PartFailure } from '../outcomes/part-failure.tsx';
import { wirePrice } from '../format/amount.ts';
import type { OfferValues } from './offer-values.ts';

/** The prices for those who may not set them: those of the session or its original, otherwise of the program's latest session. */
export function FixedPrices() {
  const { setValue } = useFormContext<OfferValues>();
  const { defaultValues } = useFormState<OfferValues>();
  const [program, publicRate, memberRate] = useWatch<
    OfferValues,
    ['program_id', 'price_public', 'price_member']
  >({ name: ['program_id', 'price_public', 'price_member'] });
  const isGiven = Boolean(defaultValues?.price_public);
  const { data, error, refetch } = useQuery({
    ...sessionChoicesQuery({ program, sort: '-start_datetime', limit: 1 }),
    enabled: !isGiven && program !== '',
    placeholderData: undefined,
  });
  const latest = data?.results[0];
  const [latestPublic, latestMember] = [latest?.price_public ?? '', latest?.price_member ?? ''];
  useEffect(() => {
    if (isGiven || data === undefined) return;
    setValue('price_public', latestPublic);
    setValue('price_member', latestMember);
  }, [isGiven, data, latestPublic, latestMember, setValue]);
  const amounts = [wirePrice(publicRate), wirePrice(memberRate)];
  return (
    <div data-full className="fixed-prices">
      <dl className="facts">
        <dt>Public rate</dt>
        <dd>{amounts[0] === undefined ? 'Not set' : dollars(amounts[0])}</dd>
        <dt>Member rate</dt>
        <dd>{amounts[1] === undefined ? 'Not set' : dollars(amounts[1])}</dd>
      </dl>
      <p className="muted">
        {[whyText(isGiven, program, data?.results.length), rolesText('set prices', 'prices.write')]
          .join(' ')
          .trim()}
      </p>
      {error && !data ? (
        <PartFailure sentence="The prices did not load." onRetry={() => void refetch()} />
      ) : null}
    </div>
  );
}

function whyText(isGiven: boolean, program: string, found: number | undefined): string {
  if (isGiven) return '';
  if (program === '') return 'A new session has the prices of the latest one of its program.';
  return found === 0
    ? 'This program has no session yet, so it has no prices to take over.'
    : 'These are the prices of the latest session of the program.';
}
