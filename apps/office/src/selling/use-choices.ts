import type { OfficePerson, OfficePlan, PromoCodeCheck, SavedCard } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatMonthAndDay, studioDay } from '@detroit-well/config/studio-time';
import { fromCents, membershipDiscount, toCents } from '@detroit-well/pricing';
import { useState } from 'react';
import { cashGiven } from './cash.ts';
import { noReason } from './give-away.tsx';
import { giftItem, noGift, type Item, type Kind } from './item.ts';
import { nextPeriodOf, notSold, type Lowered, type Sale } from './sale-texts.ts';
import { placeItem, usePlace, type Place } from './use-place.ts';
import { cardChoice, cardName, isMoneyless, takesCode, wayOf, type Send, type Way } from './ways.ts';

export interface Sellable {
  readonly person: OfficePerson;
  readonly plans: readonly OfficePlan[];
  readonly cards: readonly SavedCard[];
  /** The studio credit that can be spent, such as `15.00`. */
  readonly credit: string;
}

/** What is sold and how it is paid, as far as it is chosen. The first thing that the person can have is chosen to begin with. */
export function useChoices({ person, plans, cards, credit }: Sellable) {
  const [kind, setKind] = useState<Kind>(() => (canJoin(person, plans) ? 'membership' : 'pass'));
  const [sessionId, setSessionId] = useState('');
  const [gift, setGift] = useState(noGift);
  const [planId, setPlanId] = useState('');
  const [chosen, setHow] = useState('');
  const [received, setReceived] = useState('');
  const [reason, setReason] = useState(noReason);
  const [agrees, setAgrees] = useState(false);
  const [code, setCode] = useState<PromoCodeCheck | null>(null);
  const [send, setSend] = useState<Send>(person.email || person.contact_email ? 'email' : 'none');
  const [today] = useState(() => studioDay(serverNow()));
  const ofKind = plans.filter((one) => one.kind === kind);
  const sellable = ofKind.filter((one) => notSold(person, one) === undefined);
  const plan = sellable.find(({ id }) => id === planId) ?? sellable[0];
  const place = usePlace(person.id, kind === 'place' ? sessionId : '');
  const listed: Item | undefined = {
    place: placeItem(place),
    gift_card: giftItem(gift),
    pass: plan,
    membership: plan,
  }[kind];
  const goesOn = nextPeriodOf(person.memberships, plan);
  const running = plan && runningCode(goesOn, plan);
  const typed = goesOn === undefined && code ? code : undefined;
  const lowered = listed && (typed ? { ...listed, price: typed.amount_due } : lowerBy(listed, running));
  const prepaid = prepaidBy(kind === 'place' ? place : null);
  // A credit that covers it comes before all other ways.
  const covers = lowered !== undefined && kind !== 'gift_card' && toCents(credit) >= toCents(lowered.price);
  const [first] = cards;
  const usual = first ? cardChoice(first) : 'cash';
  const best = prepaid[0]?.way ?? (covers ? 'credit' : usual);
  const how = isOffered(chosen, prepaid, covers) ? chosen : best;
  const way = wayOf(how);
  const canHaveCode = listed !== undefined && goesOn === undefined && takesCode(listed, way);
  const promo = canHaveCode ? typed : undefined;
  const item = promo || running ? lowered : listed;
  const card = cards.find((one) => cardChoice(one) === how);
  const due = item === undefined || isMoneyless(way) || way === 'link' ? 0 : toCents(item.price);
  const sale: Sale | null = item
    ? {
        person,
        item,
        promo: promo ?? running,
        way,
        card: card ? cardName(card) : null,
        agrees,
        today,
        sentTo: gift.email.trim(),
        place: placeOf(place),
      }
    : null;
  return {
    kind,
    ofKind,
    plan,
    item,
    promo,
    canHaveCode,
    gift,
    sessionId,
    place,
    prepaid,
    how,
    way,
    card,
    received,
    reason,
    agrees,
    send,
    due,
    sale,
    covers,
    cash: cashGiven(received, due),
    set: {
      kind: setKind,
      plan: setPlanId,
      gift: setGift,
      session: setSessionId,
      how: setHow,
      received: setReceived,
      reason: setReason,
      agrees: setAgrees,
      send: setSend,
      code: setCode,
    },
  };
}

export type Choices = ReturnType<typeof useChoices>;

/** The code with which a membership began, as far as it lowers the next period. */
function runningCode(
  goesOn: ReturnType<typeof nextPeriodOf>,
  { id: planId, price }: Pick<Item, 'id' | 'price'>,
): Lowered | undefined {
  if (!goesOn?.promo) return undefined;
  const { percent_off: percentOff, amount_off: amount, payments_left: paymentsLeft } = goesOn.promo;
  const rules = { percentOff, amountOffCents: amount === null ? null : toCents(amount), paymentsLeft };
  const offCents = membershipDiscount({ priceCents: toCents(price), planId }, { ...rules, planIds: [] });
  return {
    code: 'Promo code',
    amount_off: fromCents(offCents),
    sentence: 'This membership began with it.',
    payments: paymentsLeft,
  };
}

const lowerBy = (item: Item, code: Pick<Lowered, 'amount_off'> | undefined): Item =>
  code ? { ...item, price: fromCents(toCents(item.price) - toCents(code.amount_off)) } : item;

/** Whether there is a membership that the person can have. */
const canJoin = (person: Sellable['person'], plans: Sellable['plans']): boolean =>
  plans.some((one) => one.kind === 'membership' && notSold(person, one) === undefined);

interface Prepaid {
  readonly way: Way;
  readonly label: string;
  readonly detail: string;
}

/** What pays a place without money, the best first. */
function prepaidBy(place: Place | null): Prepaid[] {
  const { included_session: included, pass_credit: credit } = place?.preview ?? {};
  return [
    ...(included
      ? [
          {
            way: 'included' as const,
            label: 'Included session',
            detail: `${included.left} left until ${formatMonthAndDay(included.expires_on)}`,
          },
        ]
      : []),
    ...(credit
      ? [
          {
            way: 'pass' as const,
            label: '1 credit of a pass',
            detail: `It ends ${formatMonthAndDay(credit.expires_on)}`,
          },
        ]
      : []),
  ];
}

/** Whether a choice is still there. */
function isOffered(chosen: string, prepaid: readonly Prepaid[], covers: boolean): boolean {
  if (chosen === 'credit') return covers;
  if (chosen === 'pass' || chosen === 'included') return prepaid.some(({ way }) => way === chosen);
  return chosen !== '';
}

const placeOf = ({ session, preview }: Place): Sale['place'] =>
  session && preview ? { rate: preview.rate, at: session.start_datetime } : null;
