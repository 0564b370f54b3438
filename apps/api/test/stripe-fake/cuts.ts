import { inside, readForm, text } from './form.ts';
import type { FakeState } from './state.ts';

/** The requests that one charge may make, in order. */
export const steps = ['customer', 'create', 'confirm', 'read', 'cancel'] as const;

/** A connection that breaks at a step, before Stripe has the request or after it has performed it. */
export interface Cut {
  readonly step: (typeof steps)[number];
  readonly loses: 'request' | 'response';
  /** How many requests it breaks. The server's client sends each request twice. */
  times: number;
}

/**
 * The step of a request, and what it is about: the payment method or confirmation token, or the owner of a new customer. The
 * creation of an intent for a token does not name it, and cannot be cut.
 */
function stepOf(state: FakeState, url: string, body: string) {
  const [noun, id = '', verb] = new URL(url, 'http://fake').pathname.split('/').slice(2);
  if (noun === 'customers') return { step: 'customer', about: inside(readForm(body), 'metadata')['owner'] };
  if (noun !== 'payment_intents') return null;
  if (id === '') return { step: 'create', about: text(readForm(body), 'payment_method') };
  const token = text(readForm(body), 'confirmation_token');
  return { step: verb ?? 'read', about: token ?? state.intents.get(id)?.first_method };
}

/** Takes one request off the cut that breaks it; null if none does. */
export function takeCut(
  cuts: ReadonlyMap<string, Cut>,
  state: FakeState,
  url: string,
  body: string,
): Cut['loses'] | null {
  const at = stepOf(state, url, body);
  const cut = cuts.get(at?.about ?? '');
  if (cut === undefined || cut.step !== at?.step || cut.times === 0) return null;
  cut.times -= 1;
  return cut.loses;
}
