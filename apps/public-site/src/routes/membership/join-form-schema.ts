import type { OfferedPlan } from '@detroit-well/booking/joining/sold-plan';
import {
  guestRegistrationForm,
  guestUserData,
  isAdult,
  messages,
  untilOfAge,
} from '@detroit-well/validation';
import * as z from 'zod/mini';

const { first_name, last_name, email, password, date_of_birth } = guestUserData.shape;

/** The form of a visitor who joins: who they are, and what they buy. The card has a separate form. */
export const joinForm = z.object({
  first_name,
  last_name,
  email,
  password,
  date_of_birth: date_of_birth.check(
    z.refine((day) => isAdult(day), {
      error: ({ input }) => untilOfAge(messages.tooYoungToSign, String(input)),
    }),
  ),
  payment_consent: guestRegistrationForm.shape.payment_consent,
  plan_id: z.string(),
  version_id: z.string(),
  promo_code: z.string(),
});

export type JoinInput = z.input<typeof joinForm>;
export type JoinValues = z.output<typeof joinForm>;

/** The part of the form that the tab keeps. The password and the card are never stored. */
export type JoinDraft = Pick<JoinInput, 'first_name' | 'last_name' | 'email' | 'date_of_birth'>;

export const joinDraftName = 'joining';

export const draftOf = ({ first_name, last_name, email, date_of_birth }: JoinInput): JoinDraft => ({
  first_name,
  last_name,
  email,
  date_of_birth,
});

export function startingValues(draft: JoinDraft | null, plan: OfferedPlan): JoinInput {
  const typed = { first_name: '', last_name: '', email: '', date_of_birth: '', ...draft };
  return {
    ...typed,
    password: '',
    payment_consent: false,
    plan_id: plan.id,
    version_id: plan.version_id,
    promo_code: '',
  };
}
