import { loadPaymentProvider } from '@detroit-well/booking/payment-provider';
import type { Availability, Session } from '@detroit-well/api-client/contract';
import { describe, isApiError } from '@detroit-well/api-client/errors';
import { messages } from '@detroit-well/validation/messages';
import type { ReactNode } from 'react';
import { client } from '../api/client.ts';
import { failureMessage } from '@detroit-well/booking/failure-message';

/** The result of the check before payment (SPEC-A 4). */
export type RegistrationCheck =
  | { readonly kind: 'available'; readonly availability: Availability }
  | { readonly kind: 'full' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'registered' }
  /** The waiver or the payment consent is missing. */
  | { readonly kind: 'blocked'; readonly reason: string }
  /** The server does not support the check, so the registration itself decides (SPEC-B 8.8). */
  | { readonly kind: 'unsupported'; readonly title: string }
  | { readonly kind: 'failed'; readonly title: string; readonly cause?: ReactNode };

const unsupported: readonly (number | undefined)[] = [404, 501];

/** Checks waiver, consent and availability concurrently when the member presses Register (SPEC-A 4). */
export async function checkRegistration(session: Session, signal?: AbortSignal): Promise<RegistrationCheck> {
  // The card fields of the next step need it.
  void loadPaymentProvider(client);
  const [gate, availability] = await Promise.allSettled([
    client.profile.trainingDashboard({ signal }),
    client.sessions.availability({ params: { id: session.public_id } }, { signal }),
  ]);
  if (gate.status === 'rejected') return failed(gate.reason);
  const { waiver_accepted, payment_consent } = gate.value.profile;
  if (!waiver_accepted || !payment_consent) return { kind: 'blocked', reason: messages.registrationBlocked };
  if (availability.status === 'rejected') {
    const error: unknown = availability.reason;
    if (!isApiError(error) || !unsupported.includes(error.status)) return failed(error);
    return { kind: 'unsupported', title: describe(error, 'checkAvailability').message };
  }
  const { can_register, is_full, registration_open } = availability.value;
  if (can_register) return { kind: 'available', availability: availability.value };
  if (is_full) return { kind: 'full' };
  return { kind: registration_open ? 'registered' : 'closed' };
}

/** "Unable to check availability", with the cause when it is known. */
function failed(error: unknown): RegistrationCheck {
  return {
    kind: 'failed',
    title: describe(
      isApiError(error) && unsupported.includes(error.status) ? null : error,
      'checkAvailability',
    ).message,
    ...(isApiError(error) && error.kind !== 'unreadable'
      ? { cause: failureMessage(error, error.sentence) }
      : {}),
  };
}
