import { useQuery } from '@tanstack/react-query';
import type { OpenPaymentLink } from '@detroit-well/api-client/contract';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paymentLinkQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { useTitle } from '../../navigation/use-title.ts';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { linkEndOf, type LinkEnd } from './link-end.ts';
import { LinkOver, PaidByLinkDone, type Done } from './outcomes.tsx';
import { PayForm } from './pay-form.tsx';
import './pay.css';

/** Paying by a link of the studio, without a sign-in. The page knows what is paid, how much, and first names. */
export function Screen() {
  const { token = '' } = useParams();
  useTitle('Pay');
  const query = useQuery(paymentLinkQuery(token));
  return (
    <AsyncView
      view={asyncState(query)}
      loading={<Skeleton height={480} />}
      loadingLabel="Loading the payment..."
      failed={whenLinkFails(() => void query.refetch())}
    >
      {(link) => <Paying token={token} link={link} />}
    </AsyncView>
  );
}

/** A link that has ended is no failure of the load. */
function whenLinkFails(onRetry: () => void): (error: Error) => ReactNode {
  const otherwise = whenLoadFails({ operation: 'loadPaymentLink', onRetry });
  return (error) => {
    const end = linkEndOf(error);
    return end === undefined ? otherwise(error) : <LinkOver end={end} />;
  };
}

/** Keeps the link as it was read: its end while the page is open does not take away what was paid for. */
function Paying({ token, link }: { token: string; link: OpenPaymentLink }) {
  const [done, setDone] = useState<Done>();
  const [end, setEnd] = useState<LinkEnd>();
  const over = done ? (
    <PaidByLinkDone link={link} {...done} />
  ) : end ? (
    <LinkOver end={end} link={link} />
  ) : null;
  return (
    <>
      <ResultRegion of={done ?? end}>{over}</ResultRegion>
      {over ? null : <PayForm token={token} link={link} onDone={setDone} onEnd={setEnd} />}
    </>
  );
}
