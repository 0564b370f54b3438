import { Button } from '@detroit-well/ui/components/button';
import { useLayer } from '@detroit-well/ui/layer';
import { loadFile } from '@detroit-well/ui/load-file';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { plansQuery } from '../../api/queries.ts';
import { dollars } from '../../format/money.ts';
import { NotOffered, useNotOffered } from '../../outcomes/not-offered.tsx';
import { isSold } from '@detroit-well/booking/joining/sold-plan';
import type { Told } from './told.ts';
import './membership.css';

// The card form loads when the member wants to join.
const loadPanel = () => import('./join-panel.tsx');
const JoinPanel = lazy(async () => ({ default: (await loadFile(loadPanel)).JoinPanel }));

interface JoinOfferProps {
  /** True if the member had a membership before. */
  readonly again: boolean;
  readonly onTold: (told: Told) => void;
}

/** The plan in the address: a version or a plan. */
const askedPlan = () => new URLSearchParams(location.search).get('plan');

/** The page's own URL: the query has opened the panel, and a reload after joining must not open it again. */
function withoutPlan(): { open: string; below: string } {
  const url = new URL(location.href);
  url.searchParams.delete('plan');
  return { open: url.href, below: url.href };
}

/** The plans on sale, and the button that opens the panel. */
export function JoinOffer({ again, onTold }: JoinOfferProps) {
  const query = useQuery(plansQuery());
  const panel = useLayer<string>('join', { addresses: withoutPlan, named: askedPlan });
  const plans = query.data?.filter(isSold) ?? [];
  const [first] = plans;
  const isGone = useNotOffered(panel.shown, query.data && plans);
  if (query.isSuccess && first === undefined) {
    return (
      <section className="join-offer">
        <h2 className="d3">Memberships are closed for now</h2>
        <p>You can train at the public rate. Ask at the desk when memberships come back.</p>
      </section>
    );
  }
  return (
    <section className="join-offer">
      <h2 className="d3">{again ? 'Become a member again' : 'Become a member'}</h2>
      <p>
        {first
          ? `${first.name} is ${dollars(first.price)} a ${first.period}.`
          : query.isPending
            ? 'Loading the prices...'
            : null}
        {query.isError ? null : <br />}
        You pay the Member Rate in every session, from the minute you join.
      </p>
      <Button
        variant="signal"
        slash
        busy={query.isPending}
        disabledReason={query.isError ? 'The prices could not be loaded.' : undefined}
        onClick={() => panel.open('')}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
      >
        Join
      </Button>
      {query.isError ? (
        <Button variant="line" size="sm" onClick={() => void query.refetch()}>
          Retry
        </Button>
      ) : null}
      {isGone ? <NotOffered /> : null}
      {panel.shown !== null && first && !isGone ? (
        <Suspense fallback={null}>
          <JoinPanel
            plans={plans}
            asked={panel.shown}
            onClose={panel.close}
            onJoined={(told) => {
              panel.end();
              onTold(told);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
