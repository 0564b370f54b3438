import type { OfficePerson, OfficePlan } from '@detroit-well/api-client';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import type { ReactNode } from 'react';
import { dollars } from '../format/dollars.ts';
import type { Kind } from './item.ts';
import { notSold } from './sale-texts.ts';

const kinds = [
  { kind: 'place', label: 'Place' },
  { kind: 'pass', label: 'Pass' },
  { kind: 'membership', label: 'Membership' },
  { kind: 'gift_card', label: 'Gift card' },
] as const;

interface ChooseWhatProps {
  readonly person: OfficePerson;
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  /** Of this kind. */
  readonly plans: readonly OfficePlan[];
  readonly planId: string;
  readonly error: string | undefined;
  readonly onPlan: (id: string) => void;
  /** What is chosen in place of a plan: a session, or a gift card. */
  readonly place: ReactNode;
  readonly gift: ReactNode;
}

/** What is sold. A plan that the person cannot have stays, with the reason. */
export const ChooseWhat = (props: ChooseWhatProps) => (
  <section>
    <h3 id="sell-what">What</h3>
    <div className="kinds" role="group" aria-labelledby="sell-what">
      {kinds.map(({ kind, label }) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === props.kind}
          onClick={() => props.onKind(kind)}
        >
          {label}
        </button>
      ))}
    </div>
    {props.kind === 'gift_card' ? props.gift : null}
    {props.kind === 'place' ? props.place : null}
    {props.kind === 'pass' || props.kind === 'membership' ? <Plans {...props} /> : null}
  </section>
);

function Plans({ person, kind, plans, planId, error, onPlan }: ChooseWhatProps) {
  if (plans.length === 0)
    return <p className="muted">{`No ${kind} is on sale. They are made under Plans.`}</p>;
  return (
    <RadioCards
      legend={kind === 'pass' ? 'Pass' : 'Membership'}
      legendHidden
      value={planId}
      error={error}
      onChange={onPlan}
      options={plans.map((plan) => ({
        value: plan.id,
        label:
          plan.kind === 'pass' ? plan.name : `${plan.name}, ${plan.period === 'year' ? 'yearly' : 'monthly'}`,
        detail: detailOf(plan),
        aside: dollars(plan.price),
        disabledReason: notSold(person, plan),
      }))}
    />
  );
}

function detailOf({ kind, benefits, credits, valid_days: days }: OfficePlan): string {
  if (kind === 'pass') return `${credits ?? 0} single sessions within ${days ?? 0} days`;
  const { member_rate: rate, sessions_per_month: included } = benefits ?? {};
  return [rate ? 'Member rate at every session' : '', included ? `${included} sessions each month` : '']
    .filter(Boolean)
    .join(', ');
}
