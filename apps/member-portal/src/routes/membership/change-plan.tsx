import type { OwnMembership } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { useLayer } from '@detroit-well/ui/layer';
import { loadFile } from '@detroit-well/ui/load-file';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { plansQuery } from '../../api/queries.ts';
import { isSold, type PlanChoice } from '@detroit-well/booking/joining/sold-plan';
import type { Told } from './told.ts';

const loadPanel = () => import('./change-panel.tsx');
const ChangePanel = lazy(async () => ({ default: (await loadFile(loadPanel)).ChangePanel }));

interface Props {
  readonly membership: OwnMembership;
  readonly onTold: (told: Told) => void;
}

/** Opens the panel of another plan, or says what comes before that. Nothing where no other plan is sold. */
export function ChangePlan({ membership, onTold }: Props) {
  const query = useQuery(plansQuery());
  const panel = useLayer('change-plan');
  const choices = choicesOf(membership, query.data?.filter(isSold) ?? []);
  if (membership.source !== 'bought' || choices.length === 0) return null;
  if (!membership.can_change) {
    const first = firstStep(membership);
    return first ? <p className="sm muted membership-card__note">{first}</p> : null;
  }
  return (
    <>
      <Button
        variant="line"
        onClick={() => panel.open(true)}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
      >
        Change plan
      </Button>
      {panel.shown === null ? null : (
        <Suspense fallback={null}>
          <ChangePanel
            membership={membership}
            choices={choices}
            onClose={panel.close}
            onChanged={(told) => {
              panel.end();
              onTold(told);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The plans on sale that are not the next one; the own plan takes a planned change back. */
function choicesOf(membership: OwnMembership, sold: readonly PlanChoice[]): PlanChoice[] {
  const { plan_id: own, next_plan: next, name, price, period } = membership;
  const others = sold.filter(({ id }) => id !== own && id !== next?.plan_id);
  if (next === null || own === null || price === null || period === null) return others;
  return [{ id: own, name, price, period }, ...others];
}

/** The task that has to be done before the plan can be changed. */
function firstStep({ state, pause_from, cancel_at_period_end: ends }: OwnMembership): string | null {
  if (ends) return 'To change the plan, keep your membership first.';
  if (pause_from !== null) return 'To change the plan, end the pause first.';
  return state === 'past_due' ? 'To change the plan, pay what is due first.' : null;
}
