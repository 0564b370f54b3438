import type { OfficePlan } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { FormRadioCards, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import { amountField, wireAmount } from '../../format/amount.ts';
import { dollars } from '../../format/dollars.ts';
import { dialogProblem, usePreview } from '../../forms/use-preview.ts';
import { useSave } from '../../forms/use-save.ts';
import { showToast } from '../../overlay/toasts.ts';
import { priceButton, priceDone, type AskedPrice, type Existing } from './price-texts.ts';
import { WhoPays } from './who-pays.tsx';

interface ChangePriceDialogProps {
  readonly plan: OfficePlan;
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

const rules = z.object({ price: amountField, existing: z.enum(['keep', 'at_renewal']) });
const calls = client.office.plans;

/** Changes the price of a membership, and says who pays it from when before it does. */
export function ChangePriceDialog({ plan, name, open, onClose }: ChangePriceDialogProps) {
  return (
    <Modal open={open} onClose={onClose} size="wide" title={`Change the price of ${name}`}>
      <PriceForm plan={plan} onClose={onClose} />
    </Modal>
  );
}

const ways = [
  { value: 'at_renewal', label: 'Pay it at renewal', detail: 'A higher price is told 30 days before.' },
  { value: 'keep', label: 'Keep their price', detail: 'As long as they stay.' },
] as const;

function PriceForm({ plan, onClose }: Pick<ChangePriceDialogProps, 'plan' | 'onClose'>) {
  const queries = useQueryClient();
  const formId = useId();
  const form = useForm<{ price: string; existing: Existing }>({
    resolver: zodResolver(rules),
    defaultValues: { price: plan.price, existing: 'at_renewal' },
  });
  const [typed, existing] = useWatch({ control: form.control, name: ['price', 'existing'] });
  const price = wireAmount(useDeferredValue(typed));
  const { asked, preview, data } = usePricePreview(plan, price, existing);
  const sending = useSave(form, {
    send: (values, idempotencyKey) =>
      calls.change(
        {
          params: { id: plan.id },
          body: {
            version: plan.version,
            price: wireAmount(values.price) ?? values.price,
            existing: values.existing,
          },
        },
        { idempotencyKey },
      ),
    onSaved: (saved) => {
      queries.setQueryData(['office', 'plans', saved.id], saved);
      void queries.invalidateQueries({ queryKey: ['office'] });
      showToast({ tone: 'ok', ...priceDone(asked ?? { plan, price: saved.price, existing }, data) });
      onClose();
    },
  });
  const problem = dialogProblem(null, preview.error);
  const isSame = price === plan.price && (existing === 'keep' || data?.told_count === 0);
  return (
    <Form form={form} {...sending} id={formId} className="price-form">
      <div className="price-grid">
        <div className="record">
          <p className="price-from">
            <span className="num">{dollars(plan.price)}</span>
            <span className="slash" aria-label="to">
              {'//'}
            </span>
            <span className="num">{price === undefined ? '…' : dollars(price)}</span>
          </p>
          <FormTextField name="price" label="New price" inputMode="decimal" autoComplete="off" />
          <FormRadioCards name="existing" legend={whoText(data?.people_count)} options={ways} />
        </div>
        <div aria-live="polite" aria-busy={preview.isFetching}>
          {asked && data ? <WhoPays asked={asked} preview={data} /> : null}
          {price !== undefined && !data && !problem ? <Skeleton height={220} /> : null}
          {problem ? <FailureFlash message={problem} /> : null}
        </div>
      </div>
      <div className="acts">
        <Button
          type="submit"
          variant="signal"
          slash
          busy={sending.pending}
          busyLabel="Saving..."
          disabledReason={
            isSame ? 'This is the price now.' : asked && !data ? waitText(preview.error) : undefined
          }
        >
          {asked ? priceButton(asked, data) : 'Change the price'}
        </Button>
        <Button variant="line" onClick={onClose}>
          {`Keep ${dollars(plan.price)}`}
        </Button>
      </div>
    </Form>
  );
}

/** What the typed price does, as far as it is an amount. */
function usePricePreview(plan: OfficePlan, price: string | undefined, existing: Existing) {
  const preview = usePreview(
    ['price', plan.id, price, existing],
    (options) =>
      calls.previewPrice(
        { params: { id: plan.id }, body: { price: price ?? plan.price, existing } },
        options,
      ),
    price !== undefined,
  );
  const asked: AskedPrice | undefined = price === undefined ? undefined : { plan, price, existing };
  return { asked, preview, data: preview.data };
}

const waitText = (error: Error | null): string =>
  error ? 'Who pays it could not be counted.' : 'Counting who pays it.';

const whoText = (count: number | undefined): string =>
  count === undefined
    ? 'People who have it'
    : `The ${count} ${count === 1 ? 'person' : 'people'} who ${count === 1 ? 'has' : 'have'} it`;
