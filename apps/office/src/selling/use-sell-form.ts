import { isApiError, isUnknownOutcome, type OfficeSale, type SellParams } from '@detroit-well/api-client';
import type { CardEntry } from '@detroit-well/booking/card-entry';
import { usePromoCode } from '@detroit-well/booking/promo-code';
import { messages } from '@detroit-well/validation/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../api/client.ts';
import { exactCents } from '../format/dollars.ts';
import { problemText } from '../outcomes/problem.ts';
import { reasonText } from './give-away.tsx';
import { kindNames, type Gift, type Item } from './item.ts';
import { useChoices, type Choices, type Sellable } from './use-choices.ts';
import { useSale } from './use-sale.ts';
import { isMoneyless, needsAgreement } from './ways.ts';

/** What is wrong, by the field that says it. */
export type Wrong = Readonly<
  Partial<Record<'plan' | 'for' | 'how' | 'send' | 'code' | 'reason' | 'received' | 'agrees', string>>
>;

interface SellFormOptions extends Sellable {
  /** `received`: the cash that was handed over, in cents. `isPrinted`: a gift card has no address. */
  readonly onSold: (sale: OfficeSale, received: number | null, isPrinted: boolean) => void;
}

/** The choices of the selling dialog and the sale that they make. */
export function useSellForm({ onSold, ...sellable }: SellFormOptions) {
  const queries = useQueryClient();
  const choices = useChoices(sellable);
  const { item, way, cash, due, agrees, set } = choices;
  const [wrong, setWrong] = useState<Wrong>({});
  /** The price before the server said that it changed. */
  const [oldPrice, setOldPrice] = useState<string | null>(null);
  const [cardProblem, setCardProblem] = useState<Error | null>(null);
  const entry = useRef<CardEntry>(null);
  const selling = useSale(sellable.person.id, (sold) =>
    onSold(sold, way === 'cash' && cash ? due + cash.change : null, choices.gift.email.trim() === ''),
  );
  const code = usePromoCode({
    check: (typed, id) =>
      client.promoCodes.check({
        body: {
          code: typed,
          person_id: sellable.person.id,
          ...(choices.kind === 'place' ? { session_id: id } : { plan_id: id }),
        },
      }),
    target: item?.id ?? '',
    start: '',
    onChange: (applied) => {
      set.code(applied);
      set.agrees(false);
    },
  });
  const asksAgreement = item !== undefined && (oldPrice !== null || needsAgreement(item, way));
  const isOpen = isUnknownOutcome(selling.error) || selling.data !== undefined;

  /** Another choice is another sale: what was said about the last one no longer holds. */
  function choose(change: () => void): void {
    change();
    set.agrees(false);
    setWrong({});
    setOldPrice(null);
    setCardProblem(null);
    selling.reset();
  }
  /** A code is tried again on another thing. */
  function chooseWhat(change: () => void): void {
    code.remove();
    choose(change);
  }
  const type = (change: () => void): void => {
    change();
    setWrong({});
  };

  function showFailure(error: Error): void {
    if (!isApiError(error) || (error.is('payment_failed') && way === 'keyed')) return setCardProblem(error);
    if (error.is('price_changed')) {
      setOldPrice(item?.price ?? null);
      set.agrees(false);
      // What it takes off may be another sum, too.
      if (choices.promo) code.apply();
      void queries.invalidateQueries({ queryKey: ['office', 'plans'] });
      void queries.invalidateQueries({ queryKey: ['preview', 'sell'] });
    }
    code.showErrors(error.fieldErrors);
    setWrong(wrongFields(error.fieldErrors));
  }

  /** `once`: a membership by card for one period, without agreement to later payments. */
  async function press({ once = false } = {}): Promise<void> {
    if (selling.isPending || item === undefined) return;
    // While its outcome is open, the same sale again asks for it.
    const again = isOpen ? selling.variables : undefined;
    const agreed = { asksAgreement: asksAgreement && !once, isNewPrice: oldPrice !== null };
    const isCodeOpen = choices.canHaveCode && code.openReason !== undefined;
    if (!again && isCodeOpen) return code.showErrors({ promo_code: code.error ?? code.openReason ?? '' });
    const found = again ? {} : wrongIn(choices, agreed);
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    setCardProblem(null);
    try {
      const body = again ?? (await bodyOf(choices, entry.current, agrees && !once));
      if (body !== null) await selling.mutateAsync(body);
    } catch (error) {
      if (error instanceof Error) showFailure(error);
    }
  }

  const isSaid = cardProblem !== null || Object.keys(wrong).length > 0;
  return {
    ...choices,
    wrong,
    oldPrice,
    cardProblem,
    asksAgreement,
    isOpen,
    /** While the bank asks the person. */
    asked: selling.data?.status === 'requires_action' ? selling.data.client_secret : null,
    pending: selling.isPending,
    problem: problemOf(selling, isSaid),
    /** The promo code; null where none can be used. */
    code: choices.canHaveCode ? code : null,
    onEntry: (next: CardEntry | null) => {
      entry.current = next;
    },
    press,
    /** Leaves a payment that the bank asks about. Another sale gives it up. */
    stop: () => choose(() => set.how('cash')),
    choose,
    chooseWhat,
    type,
  };
}

export type SellForm = ReturnType<typeof useSellForm>;

/** What stands at no field: why nothing was sold, or that this is not known. */
function problemOf({ error, data }: ReturnType<typeof useSale>, isSaid: boolean): string | null {
  if (data !== undefined && data.status !== 'requires_action') return notKnown;
  return error && !isSaid ? problemText(error) : null;
}

const notKnown = 'The card may have been charged. Ask again before you take it another way.';

function wrongIn(
  { way, cash, reason, agrees, kind, gift }: Choices,
  { asksAgreement, isNewPrice }: { readonly asksAgreement: boolean; readonly isNewPrice: boolean },
): Wrong {
  const what = kindNames[kind];
  if (kind === 'gift_card' && gift.name.trim() === '') return { for: messages.nameRequired };
  if (way === 'complimentary' && reasonText(reason) === '')
    return { reason: `A complimentary ${what} needs a reason.` };
  if (way === 'cash' && cash === undefined) return { received: 'Write an amount such as 60 or 60.00.' };
  if (way === 'cash' && cash && cash.missing > 0)
    return { received: `${exactCents(cash.missing)} is missing. A ${what} is paid at once.` };
  if (!asksAgreement || agrees) return {};
  return {
    agrees: isNewPrice
      ? 'Say the new price, then tick this.'
      : 'Ask, then tick this. Without it nothing renews.',
  };
}

/** The server's words at the fields of the dialog. */
function wrongFields(fields: Readonly<Record<string, readonly string[]>>): Wrong {
  const plan = fields['plan_id']?.[0];
  const how = (fields['payment_method_id'] ?? fields['use_credit'] ?? fields['method'])?.[0];
  const reason = fields['reason']?.[0];
  const send = fields['send']?.[0];
  const code = fields['promo_code']?.[0];
  return {
    ...(code && { code }),
    ...(plan && { plan }),
    ...(how && { how }),
    ...(send && { send }),
    ...(reason && { reason }),
  };
}

/** Null: the card that was keyed is not complete, and its fields say so. */
async function bodyOf(
  { item, promo, gift, way, card, reason, send }: Choices,
  entry: CardEntry | null,
  agrees: boolean,
): Promise<SellParams | null> {
  if (item === undefined || (way === 'keyed' && (entry === null || entry.validate() !== null))) return null;
  const keyed = way === 'keyed' && entry ? await entry.createPaymentMethod() : undefined;
  const methodId = keyed ?? card?.payment_method_id;
  return {
    ...whatBody(item, gift),
    method: methodOf(way),
    amount: isMoneyless(way) ? '0.00' : item.price,
    ...(promo && { promo_code: promo.code }),
    ...(way === 'credit' && { use_credit: true }),
    ...(way === 'pass' && { use_pass: true }),
    ...(way === 'included' && { use_included: true }),
    ...(way === 'link' && { send }),
    ...(way === 'complimentary' && { reason: reasonText(reason) }),
    ...(methodId !== undefined && { payment_method_id: methodId }),
    ...(agrees && needsAgreement(item, way) && { payment_consent: true }),
  };
}

function whatBody(item: Item, gift: Gift): Pick<SellParams, 'plan_id' | 'session_id' | 'gift_card'> {
  if (item.kind === 'gift_card') return { gift_card: giftBody(gift, item) };
  return item.kind === 'place' ? { session_id: item.id } : { plan_id: item.id };
}

const giftBody = ({ name, email, message }: Gift, { price }: Item) => ({
  amount: price,
  recipient_name: name.trim(),
  ...(email.trim() && { recipient_email: email.trim() }),
  ...(message.trim() && { message: message.trim() }),
});

/** Credits cover everything, so nothing is taken in cash. */
function methodOf(way: Choices['way']): SellParams['method'] {
  if (way === 'saved' || way === 'keyed') return 'card';
  return way === 'complimentary' || way === 'link' ? way : 'cash';
}
