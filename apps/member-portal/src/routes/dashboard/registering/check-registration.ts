import type { Session } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { messages } from '@detroit-well/validation/messages';
import { client } from '../../../api.ts';

/** Whether the payment panel may open, and what to say or offer instead. */
export type RegistrationCheck =
  | 'free'
  | 'full'
  /** Why not, and what to do first. */
  | { readonly refused: string; readonly first?: 'waiver' };

/** Waiver and consent given, and a place free (Spec A 4): both are asked at the moment of the press, at once. */
export async function checkRegistration(session: Session): Promise<RegistrationCheck> {
  const [gate, availability] = await Promise.allSettled([
    client.profile.trainingDashboard(),
    client.sessions.availability({ params: { id: session.public_id } }),
  ]);
  if (gate.status === 'rejected') return { refused: describe(gate.reason, 'loadDashboard').message };
  const { waiver_accepted, payment_consent } = gate.value.profile;
  if (!waiver_accepted || !payment_consent) return { refused: messages.registrationBlocked, first: 'waiver' };
  if (availability.status === 'rejected')
    return { refused: describe(availability.reason, 'checkAvailability').message };
  const { can_register, is_full } = availability.value;
  if (can_register) return 'free';
  return is_full ? 'full' : { refused: 'Registration for this session is closed.' };
}
