import type { OfficeMembership, PlanChangePreview } from '@detroit-well/api-client';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { soldMembershipsQuery } from '../api/queries.ts';
import { dollars } from '../format/dollars.ts';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { dialogProblem, usePreview } from '../forms/use-preview.ts';
import { showToast } from '../overlay/toasts.ts';
import type { NamedPerson } from '../registrations/register-dialog.tsx';
import { nextPaymentText } from './next-payment-text.ts';

interface ChangePlanDialogProps {
  readonly person: NamedPerson;
  readonly membership: Pick<OfficeMembership, 'id' | 'tier' | 'plan_id'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

const calls = client.office.memberships;

/** Changes the plan for a person, after it has shown what is charged now and later. */
export function ChangePlanDialog({ person, membership, open, onClose }: ChangePlanDialogProps) {
  const queries = useQueryClient();
  const { id, tier, plan_id: own } = membership;
  const params = { id: person.id, membership_id: id };
  const plans = useQuery({ ...soldMembershipsQuery(), enabled: open }).data?.filter(
    (plan) => plan.id !== own && !plan.introductory,
  );
  const [chosen, setChosen] = useState<string>();
  const planId = chosen ?? plans?.[0]?.id;
  const key = ['change-plan', id, planId] as const;
  const preview = usePreview(
    key,
    (options) => calls.previewChange({ params, body: { plan_id: planId ?? '' } }, options),
    open && planId !== undefined,
  );
  const { data } = preview;
  return (
    <ReasonDialog
      open={open}
      title={`Change the plan of ${person.name}`}
      confirmLabel={confirmText(data)}
      cancelLabel={`Keep ${tier}`}
      busyLabel="Changing..."
      disabledReason={data ? undefined : waitText(plans?.length, preview.error)}
      problem={(error) => dialogProblem(error, preview.error)}
      body={(reason) => ({
        plan_id: planId ?? '',
        amount: data?.due_now ?? '',
        next_amount: data?.next_amount ?? '',
        reason,
      })}
      send={(body, idempotencyKey) => calls.change({ params, body }, { idempotencyKey })}
      onDone={({ next_payment_on: next }) =>
        showToast({ tone: 'ok', title: `The plan of ${person.name} is changed.`, ...nextPaymentText(next) })
      }
      onFailed={(error) => {
        if (error.is('preview_changed')) queries.setQueryData(['preview', ...key], error.details.preview);
      }}
      onClose={onClose}
    >
      {plans && planId !== undefined ? (
        <RadioCards
          legend={`Instead of ${tier}`}
          value={planId}
          onChange={setChosen}
          options={plans.map(({ id: value, name, price, period }) => ({
            value,
            label: period === 'year' ? `${name}, yearly` : `${name}, monthly`,
            aside: dollars(price),
          }))}
        />
      ) : null}
      {data ? <p>{costText(data, person.name)}</p> : planId === undefined ? null : <Skeleton height={48} />}
    </ReasonDialog>
  );
}

const isNow = ({ due_now: now }: PlanChangePreview): boolean => now !== '0.00';

const confirmText = (preview: PlanChangePreview | undefined): string =>
  preview && isNow(preview) ? `Change and charge ${dollars(preview.due_now)}` : 'Change plan';

function costText(preview: PlanChangePreview, name: string): string {
  const { due_now: now, credit, next_amount: next, next_on: on, later_amount: full } = preview;
  const afterCode = full ? ` After the last payment with their code it costs ${dollars(full)}.` : '';
  const later = `Then it costs ${dollars(next)}, first on ${formatMediumDay(on)}.${afterCode}`;
  if (!isNow(preview))
    return `No charge today. The plan begins with the next payment: ${dollars(next)} on ${formatMediumDay(on)}.${afterCode}`;
  const unused = credit === '0.00' ? '' : ` The unused days take off ${dollars(credit)}.`;
  return `${dollars(now)} is charged to the card of the membership now, so ask ${name} first.${unused} ${later}`;
}

function waitText(count: number | undefined, error: Error | null): string {
  if (count === 0) return 'No other plan is sold.';
  return error ? 'The price did not load.' : 'Counting the price.';
}
