import { Button } from '@detroit-well/ui/components/button';
import { useLayer } from '@detroit-well/ui/layer';
import { loadFile } from '@detroit-well/ui/load-file';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { plansQuery } from '../../api/queries.ts';
import { dollars } from '../../format/money.ts';
import { NotOffered, useNotOffered } from '../../outcomes/not-offered.tsx';
import { isPack } from './pack.ts';

// The card form loads when the member wants to buy.
const loadPanel = () => import('./buy-pass-panel.tsx');
const BuyPassPanel = lazy(async () => ({ default: (await loadFile(loadPanel)).BuyPassPanel }));

interface PassOfferProps {
  /** The ids of the passes that the member has. */
  readonly known: readonly string[];
  readonly onBought: (told: string) => void;
}

/** The plan in the address: a version or a plan. */
const askedPlan = () => new URLSearchParams(location.search).get('plan');

/** The page's own URL: the query has opened the panel, and a reload after buying must not open it again. */
function withoutPlan(): { open: string; below: string } {
  const url = new URL(location.href);
  url.searchParams.delete('plan');
  return { open: url.href, below: url.href };
}

/** The packs on sale, and the button that opens the panel. */
export function PassOffer({ known, onBought }: PassOfferProps) {
  const query = useQuery(plansQuery());
  const panel = useLayer<string>('buy-pass', { addresses: withoutPlan, named: askedPlan });
  const packs = query.data?.filter(isPack) ?? [];
  const [first] = packs;
  const isGone = useNotOffered(panel.shown, query.data && packs);
  if (query.isSuccess && first === undefined)
    return (
      <section className="pass-offer">
        <h2 className="d3">No packs are on sale</h2>
        <p>Pay for each session by card. Ask at the desk when packs come back.</p>
      </section>
    );
  return (
    <section className="pass-offer">
      <h2 className="d3">{known.length > 0 ? 'Buy more credits' : 'Buy credits'}</h2>
      <p>
        {packs
          .map(({ name, price, valid_days }) => `${name}: ${dollars(price)}, for ${valid_days} days.`)
          .join(' ')}
      </p>
      <Button
        variant="signal"
        slash
        disabledReason={
          first ? undefined : query.isError ? 'The packs could not be loaded.' : 'Loading the prices...'
        }
        onClick={() => panel.open('')}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
      >
        Buy a pack
      </Button>
      {query.isError ? (
        <Button variant="line" size="sm" onClick={() => void query.refetch()}>
          Retry
        </Button>
      ) : null}
      {isGone ? <NotOffered /> : null}
      {panel.shown !== null && first && !isGone ? (
        <Suspense fallback={null}>
          <BuyPassPanel
            packs={packs}
            asked={panel.shown}
            known={known}
            onClose={panel.close}
            onBought={(told) => {
              panel.end();
              onBought(told);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
