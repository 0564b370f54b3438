import { isApiError, type Client } from '@detroit-well/api-client';
import type { Registration, RegistrationResult } from '@detroit-well/api-client/contract';

/** Looks up what a call has done; null while the server does not show it as done. */
export type ReadBack<Result = RegistrationResult> = () => Promise<Result | null>;

/**
 * Makes a call whose success may be unreadable: the server has accepted it, and only the details are missing (ADR-156). The
 * state of the member decides. A guest cannot read it, so the call is made once more with its key. Throws when neither says
 * what happened.
 */
export async function outcomeOf<Result>(
  call: () => Promise<Result>,
  readBack: ReadBack<Result> | undefined,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    const found = readBack ? await readBack().catch(() => null) : await repeat(call);
    if (found === null) throw error;
    return found;
  }
}

const isUnreadable = (error: unknown) => isApiError(error) && error.kind === 'unreadable';

async function repeat<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    // Only guests, who register, have nothing to read back.
    return isAccepted(error) ? (accepted as Result) : null;
  }
}

/** An empty success, twice. A web page is not the API's, and 202 leaves the payment to the bank. */
function isAccepted(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'unreadable' || error.status === 202) return false;
  return typeof error.details !== 'string' || error.details === '';
}

/** The screens show what they know of the session instead of the empty fields. */
const accepted: RegistrationResult = {
  registration: {
    public_id: '',
    session_id: '',
    session_title: '',
    start_datetime: '',
    status: 'confirmed',
    payment_status: 'pending',
    payment_plan: 'full',
    price: '0.00',
    rate: 'public',
    covered_by: 'none',
    instalments: [],
    created_at: '',
    hold_expires_at: null,
  },
  payment: null,
  message: 'You are registered. The details are in your email.',
};

type Registrations = Pick<Client, 'registrations'>;

const listed = ({ registrations }: Registrations): Promise<Registration[]> =>
  registrations.list({}, { background: true });

/** Finds the member's confirmed registration for a session. */
export const readRegistered =
  (client: Registrations, sessionId: string): ReadBack =>
  async () => {
    const all = await listed(client);
    const registration = all.find(
      ({ session_id, status }) => session_id === sessionId && status === 'confirmed',
    );
    return registration ? { registration, payment: null, message: '' } : null;
  };

/** Finds a registration whose payment of this number is made, or the only one where there are no instalments. */
export const readPaid =
  (client: Registrations, id: string, number: number): ReadBack =>
  async () => {
    const registration = (await listed(client)).find(({ public_id }) => public_id === id);
    if (registration === undefined) return null;
    const { instalments, payment_status, price } = registration;
    const { status, amount } = instalments[number - 1] ?? { status: payment_status, amount: price };
    if (status !== 'paid') return null;
    return { registration, payment: { status: 'succeeded', client_secret: null, amount }, message: '' };
  };
