import { isApiError, type Till, type TillClosing } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { fromCents } from '@detroit-well/pricing';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { useDraft } from '@detroit-well/ui/drafts/use-draft';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { client } from '../../api/client.ts';
import { centsOf } from '../../figures/cents.ts';
import { exactDollars } from '../../format/dollars.ts';
import { useSave } from '../../forms/use-save.ts';
import { differenceText } from '../../money/difference.ts';
import { showToast } from '../../overlay/toasts.ts';
import { ClosedBefore } from './closed-before.tsx';
import { CountFields } from './count-fields.tsx';
import { countForm, drawerCents, emptyCount, floatCents, type CountValues } from './count-values.ts';
import { Difference } from './difference.tsx';
import { keepFloat, readFloat } from './float.ts';
import { momentText } from './till-texts.ts';

interface Kept {
  readonly values: CountValues;
  readonly isSum: boolean;
}

/** A count of the drawer. It is kept in this tab until the till is closed. */
export function CountForm({ till }: { till: Till }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const draft = useDraft<Kept>('till-count');
  const [isSum, setIsSum] = useState(draft.found?.isSum ?? false);
  // The till that is counted. One that somebody else closed meanwhile is refused.
  const [since, setSince] = useState(till.since);
  const [first, setFirst] = useState<TillClosing>();
  const form = useForm({
    resolver: zodResolver(countForm(isSum)),
    defaultValues: draft.found?.values ?? emptyCount(readFloat()),
  });
  const values = useWatch({ control: form.control }) as CountValues;
  const counted = drawerCents(values, isSum) - floatCents(values);
  const difference = counted - centsOf(till.expected_cash);
  const text = JSON.stringify({ values, isSum });
  const { keep } = draft;
  // Session storage is outside React.
  // oxlint-disable-next-line react/exhaustive-deps -- `keep` is another function at every render
  useEffect(() => keep(JSON.parse(text) as Kept), [text]);
  const closing = useSave(form, {
    send: async (typed, idempotencyKey) => {
      const { note } = typed as CountValues;
      const body = {
        since,
        counted_cash: fromCents(Math.max(0, counted)),
        ...(note.trim() && { note: note.trim() }),
      };
      try {
        return { own: await client.office.till.close({ body }, { idempotencyKey }) };
      } catch (error) {
        if (isApiError(error) && error.is('till_closed')) return { others: error.details.closing };
        throw error;
      }
    },
    onSaved: (result) => {
      void queries.invalidateQueries({ queryKey: ['office'] });
      if ('others' in result) {
        setFirst(result.others);
        return;
      }
      keepFloat(values.float);
      draft.end();
      showToast({ tone: 'ok', title: 'The till is closed.', text: 'A new one began with $0.00.' });
      void navigate(paths.office.closing(result.own.id));
    },
  });
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>Count the drawer</h1>
          <p>{`Since ${momentText(since)}. Expected: ${exactDollars(till.expected_cash)} above the float.`}</p>
        </hgroup>
        <div className="acts">
          <Button size="xs" variant="line" onClick={() => setIsSum(!isSum)}>
            {isSum ? 'Count bills and coins' : 'Enter one sum instead'}
          </Button>
          <ButtonLink size="xs" variant="quiet" href={paths.office.till()}>
            Back
          </ButtonLink>
        </div>
      </div>
      <Form form={form} {...closing}>
        <div className="till-grid" data-count>
          <div>
            {isSum ? (
              <FormTextField
                name="sum"
                label="In the drawer"
                inputMode="decimal"
                hint="All bills and coins, with the float."
              />
            ) : (
              <CountFields values={values} />
            )}
            <p className="muted sm">The count is kept in this tab until you close.</p>
          </div>
          <aside aria-label="The difference">
            <Difference values={values} isSum={isSum} expected={till.expected_cash} />
            <FormTextField
              name="float"
              label="Float"
              inputMode="decimal"
              hint="Stays in the drawer. This device remembers it."
            />
            <FormTextField
              name="note"
              label="Note"
              optional
              maxLength={300}
              hint="Kept with the closing. Owner and manager read it."
            />
            <h3 className="next-title">What happens next</h3>
            <ul className="next">
              <li data-tone="wait">
                <b>The difference is written down</b>
                <span>, not corrected.</span>
              </li>
              <li>A new till begins at once, with $0.00.</li>
              <li>Nothing is frozen: a later refund counts on its own day.</li>
            </ul>
            <Button
              type="submit"
              variant="signal"
              size="sm"
              slash
              busy={closing.pending}
              busyLabel="Closing..."
            >
              {difference === 0 ? 'Close the till' : `Close the till, ${differenceText(difference)}`}
            </Button>
          </aside>
        </div>
      </Form>
      {first ? (
        <ClosedBefore
          closing={first}
          counted={fromCents(Math.max(0, counted))}
          note={values.note}
          onClose={() => {
            setSince(first.closed_at);
            setFirst(undefined);
          }}
        />
      ) : null}
    </>
  );
}
