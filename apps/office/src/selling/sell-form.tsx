import type { OfficeSale } from '@detroit-well/api-client';
import { useShortcuts } from '../keyboard/shortcuts.ts';
import { CashChange } from './cash-change.tsx';
import { ChooseHow } from './choose-how.tsx';
import { ChooseWhat } from './choose-what.tsx';
import { GiftFields } from './gift-fields.tsx';
import { GiveAway } from './give-away.tsx';
import { LinkWays } from './link-ways.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SellSlip } from './sell-slip.tsx';
import type { Sellable } from './use-choices.ts';
import { useSellForm } from './use-sell-form.ts';

interface SellFormProps extends Sellable {
  readonly onSold: (sale: OfficeSale, received: number | null, isPrinted: boolean) => void;
}

/** On the left what is chosen, on the right the slip. Ctrl-Enter presses its button; Enter in a field does nothing. */
export function SellForm(props: SellFormProps) {
  const { person, cards } = props;
  const form = useSellForm(props);
  const { kind, ofKind, plan, item, how, wrong, choose, chooseWhat, type, set, due, pending } = form;
  const firstName = person.first_name || 'the person';
  useShortcuts([{ keys: 'ctrl+Enter', label: 'Press the button of the sale', run: () => void form.press() }]);
  return (
    <div className="sell-grid">
      {/* Nothing else is chosen while the outcome of a payment is open. */}
      <div inert={pending || form.isOpen}>
        <ChooseWhat
          person={person}
          kind={kind}
          onKind={(next) => chooseWhat(() => set.kind(next))}
          plans={ofKind}
          planId={plan?.id ?? ''}
          error={wrong.plan}
          onPlan={(id) => chooseWhat(() => set.plan(id))}
          place={
            <PlaceFields
              sessionId={form.sessionId}
              refusal={form.place.refusal}
              onChange={(id) => chooseWhat(() => set.session(id))}
            />
          }
          gift={
            <GiftFields value={form.gift} error={wrong.for} onChange={(next) => type(() => set.gift(next))} />
          }
        />
        {item || kind === 'gift_card' ? (
          <ChooseHow
            firstName={firstName}
            cards={cards}
            prepaid={form.prepaid}
            credit={form.covers ? props.credit : null}
            value={how}
            error={wrong.how}
            onChange={(next) => choose(() => set.how(next))}
            keyed={{
              cents: due,
              keeps: form.agrees,
              firstName,
              disabled: pending || form.isOpen,
              failure: form.cardProblem,
              onEntry: form.onEntry,
            }}
            cash={
              <CashChange
                due={due}
                value={form.received}
                given={form.cash}
                error={wrong.received}
                onChange={(typed) => type(() => set.received(typed))}
              />
            }
            link={
              <LinkWays
                value={form.send}
                email={person.email || (person.contact_email ?? '')}
                error={wrong.send}
                onChange={(next) => type(() => set.send(next))}
              />
            }
            giveAway={
              <GiveAway
                value={form.reason}
                error={wrong.reason}
                onChange={(next) => type(() => set.reason(next))}
              />
            }
          />
        ) : null}
      </div>
      <div className="sell-slip" data-theme="dark">
        <SellSlip form={form} firstName={firstName} />
      </div>
    </div>
  );
}
