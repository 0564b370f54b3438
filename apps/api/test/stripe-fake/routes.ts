import { inside, text, type Form } from './form.ts';
import { cancelIntent, confirmIntent, createIntent, shown } from './intents.ts';
import { partsOf } from './payouts.ts';
import { createRefund, refundsOf } from './refunds.ts';
import { setUp } from './setup-intents.ts';
import { missing, newId, type FakeState } from './state.ts';

/** Handles one request of the part of Stripe's API that the server uses. */
export function route(state: FakeState, method: string, url: URL, form: Form): object {
  const [noun, id, verb] = url.pathname.split('/').slice(2);
  const route = `${method} ${noun}${id === undefined ? '' : '/id'}${verb === undefined ? '' : `/${verb}`}`;
  const withCard = inside(form, 'expand')['0'] === 'payment_method' || url.search.includes('payment_method');
  const named = id ?? '';
  switch (route) {
    case 'POST payment_intents':
      return shown(state, createIntent(state, form), withCard);
    case 'GET payment_intents/id': {
      const intent = state.intents.get(named);
      if (intent === undefined) throw missing();
      return shown(state, intent, withCard);
    }
    case 'POST payment_intents/id/confirm':
      return shown(state, confirmIntent(state, named, form), withCard);
    case 'POST payment_intents/id/cancel':
      return shown(state, cancelIntent(state, named), withCard);
    case 'POST setup_intents':
      return setUp(state, form);
    case 'POST setup_intents/id/cancel':
      return { id: named, object: 'setup_intent', status: 'canceled' };
    case 'POST customers': {
      const customer = newId('cus');
      state.customers.set(customer, inside(form, 'metadata'));
      return { id: customer, object: 'customer' };
    }
    case 'POST payment_methods/id/detach': {
      const card = state.methods.get(named);
      if (!card?.customer) throw missing();
      card.customer = null;
      card.spent = true;
      return { id: card.id, object: 'payment_method', customer: null };
    }
    case 'POST refunds':
      return createRefund(state, form);
    case 'GET refunds': {
      const intent = url.searchParams.get('payment_intent') ?? text(form, 'payment_intent');
      return pageOf(intent === undefined ? state.refunds : refundsOf(state, intent), url);
    }
    case 'GET payouts': {
      const since = Number(url.searchParams.get('arrival_date[gte]') ?? 0);
      return pageOf(
        state.payouts.filter(({ arrival_date }) => arrival_date >= since),
        url,
      );
    }
    case 'GET balance_transactions':
      return pageOf(partsOf(state, url.searchParams.get('payout') ?? ''), url);
    case 'GET payment_intents':
      return pageOf(
        [...state.intents.values()].map((each) => shown(state, each, false)),
        url,
      );
    default:
      throw missing();
  }
}

/** One page of a list, newest first. */
function pageOf(all: readonly { readonly id: string; readonly created: number }[], url: URL): object {
  const since = Number(url.searchParams.get('created[gte]') ?? 0);
  const newest = all.filter(({ created }) => created >= since).toReversed();
  const after = url.searchParams.get('starting_after');
  const from = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  const until = from + Number(url.searchParams.get('limit') ?? 10);
  return {
    object: 'list',
    url: url.pathname,
    data: newest.slice(from, until),
    has_more: until < newest.length,
  };
}
