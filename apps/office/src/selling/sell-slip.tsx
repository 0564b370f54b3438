import { termsFromFirst } from '@detroit-well/config/renewal-terms';
import { formatCents } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { Flash } from '@detroit-well/ui/components/flash';
import { exactDollars } from '../format/dollars.ts';
import { Keys } from '../keyboard/kbd.tsx';
import { Slip } from '../money/slip.tsx';
import { BankAsks } from './bank-asks.tsx';
import { CodeLine } from './code-line.tsx';
import { fullPrice, nextLines, paymentsOf, sellText, whatNote } from './sale-texts.ts';
import type { SellForm } from './use-sell-form.ts';
import { needsAgreement } from './ways.ts';

/** What is sold, what happens next, and the one button that repeats the sum. */
export function SellSlip({ form, firstName }: { readonly form: SellForm; readonly firstName: string }) {
  const { sale, asked, problem, due, isOpen, pending, press, stop } = form;
  if (sale === null)
    return (
      <>
        <Slip rows={[{ label: 'Nothing chosen', value: '–' }]} />
        <p className="sell-go">
          <span>To take now</span>
          <span className="num">–</span>
          <Button variant="signal" disabledReason="Nothing can be sold yet.">
            Nothing to sell yet
          </Button>
        </p>
      </>
    );
  return (
    <>
      <Slip rows={slipRows(form)} />
      {form.code === null ? null : <CodeLine entry={form.code} disabled={pending || isOpen} />}
      <h3 className="next-title">What happens next</h3>
      <ul className="next">
        {nextLines(sale).map(({ text, tone }) => (
          <li key={text} data-tone={tone}>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <Agreement form={form} firstName={firstName} />
      {problem === null ? null : (
        <Flash tone={form.oldPrice === null ? 'bad' : 'warn'} title={problemTitle(form)}>
          {problem}
        </Flash>
      )}
      {asked === null ? (
        <p className="sell-go">
          <span>To take now</span>
          <span className="num">{formatCents(due)}</span>
          <Button variant="signal" slash busy={pending} busyLabel="Selling..." onClick={() => void press()}>
            {isOpen ? 'Ask what became of it' : sellText(sale, form.cash)}
          </Button>
          <span className="sell-keys">
            <Keys keys="ctrl+Enter" />
          </span>
        </p>
      ) : (
        <BankAsks
          secret={asked}
          cents={due}
          firstName={firstName}
          onDone={() => void press()}
          onStop={stop}
        />
      )}
    </>
  );
}

const problemTitle = ({ oldPrice, isOpen }: SellForm): string => {
  if (oldPrice !== null) return 'The price changed.';
  return isOpen ? 'Not known yet.' : 'Nothing was sold.';
};

function slipRows({ sale, oldPrice }: SellForm) {
  if (sale === null) return [];
  const { item, promo, way } = sale;
  const price = exactDollars(item.price);
  const was = oldPrice !== null && oldPrice !== item.price ? `It was ${exactDollars(oldPrice)}` : undefined;
  const note = [whatNote(sale), was].filter(Boolean).join('. ');
  return [
    { label: item.name, note, value: exactDollars(fullPrice(sale)) },
    ...(promo
      ? [
          {
            label: promo.code,
            note: promo.sentence,
            value: `−${exactDollars(promo.amount_off)}`,
            kind: 'minus' as const,
          },
        ]
      : []),
    ...(way === 'complimentary'
      ? [{ label: 'Complimentary', value: `−${price}`, kind: 'minus' as const }]
      : []),
  ];
}

/** That the person agrees to later payments, or to a price that changed. It is empty until somebody asked. */
function Agreement({ form, firstName }: { readonly form: SellForm; readonly firstName: string }) {
  const { sale, asksAgreement, agrees, wrong, oldPrice, type, set, press } = form;
  if (sale === null || !asksAgreement) return null;
  const { item, way } = sale;
  const terms = needsAgreement(item, way) ? termsFromFirst(paymentsOf(sale)) : undefined;
  return (
    <>
      <Checkbox
        label={
          oldPrice === null
            ? `${firstName} is here and agrees to these payments`
            : `${firstName} has heard the new price and agrees`
        }
        hint={terms && `“${terms}”`}
        checked={agrees}
        error={wrong.agrees}
        onChange={({ target }) => type(() => set.agrees(target.checked))}
      />
      {wrong.agrees && oldPrice === null ? (
        <Button size="xs" variant="line" onClick={() => void press({ once: true })}>
          {`Sell one ${item.period ?? 'month'} only`}
        </Button>
      ) : null}
    </>
  );
}
