import { countryCodes, defaultCountry } from '@detroit-well/config/regions';
import {
  guestRegistrationForm,
  guestUserData,
  isAdult,
  isStateOf,
  messages,
  untilOfAge,
} from '@detroit-well/validation';
import * as z from 'zod/mini';

const { payment_plan, waiver_signed, payment_consent } = guestRegistrationForm.shape;

/**
 * The values of the guest form: the guest's fields, the plan and the consents in one flat object. The card has a separate
 * form.
 */
const guestFormSchema = z.object({
  ...guestUserData.shape,
  payment_plan,
  waiver_signed,
  payment_consent,
  /** The membership that is bought first; empty without one. */
  join_plan_id: z.string(),
  join_version_id: z.string(),
  /** A session that this membership includes pays. */
  use_included: z.boolean(),
  /** The code that the price has; empty without one. */
  promo_code: z.string(),
});

/** The form of a guest, who must be of age. */
export const guestForm = z
  .extend(guestFormSchema, {
    date_of_birth: guestFormSchema.shape.date_of_birth.check(
      z.refine((day) => isAdult(day), {
        error: ({ input }) => untilOfAge(messages.tooYoungToRegister, String(input)),
      }),
    ),
  })
  .check(
    // A typed state is checked together with the other fields. A missing one has its own message.
    z.refine(({ country, state }) => !state || isStateOf(country ?? defaultCountry, state), {
      path: ['state'],
      error: messages.stateUnknown,
      when: ({ value }) => isAddressed(value),
    }),
  );

const isAddressed = (value: unknown): boolean => z.object({ state: z.string() }).safeParse(value).success;

export type GuestFormInput = z.input<typeof guestFormSchema>;
export type GuestFormValues = z.output<typeof guestFormSchema>;

/** The values of the form that are kept for this tab. The password and the card are never stored. */
export interface GuestDraft {
  readonly fields: Readonly<Record<string, string>>;
  readonly plan: string;
}

/** The name of the draft of one session's form. */
export const guestDraftOf = (sessionId: string): string => `registration:${sessionId}`;

/** Fields that may be stored across a reload: everything except the password. */
const storedFields = [
  'first_name',
  'last_name',
  'email',
  'address',
  'address2',
  'city',
  'state',
  'zip',
  'country',
  'gender',
  'date_of_birth',
  'phone',
] as const;

/** The values of a form that buys no membership. */
export const notJoining = { join_plan_id: '', join_version_id: '', use_included: false };

/** Empty fields start as empty strings, so that every input is controlled from the start. */
export function startingValues(draft: GuestDraft | null): GuestFormInput {
  const stored = draft?.fields ?? {};
  const country = countryCodes.find((code) => code === stored['country']) ?? defaultCountry;
  const plan = payment_plan.safeParse(draft?.plan);
  const text = (name: (typeof storedFields)[number]): string => stored[name] ?? '';
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    password: '',
    address: text('address'),
    address2: text('address2'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    country,
    // Nothing is preselected: the schema rejects an empty string with a message of its own.
    gender: text('gender') as GuestFormInput['gender'],
    date_of_birth: text('date_of_birth'),
    phone: text('phone'),
    payment_plan: plan.success ? plan.data : 'full',
    waiver_signed: false,
    payment_consent: false,
    promo_code: '',
    ...notJoining,
  };
}

/** The part of the form that is stored for this tab. */
export function draftOf(values: GuestFormInput): GuestDraft {
  const fields = Object.fromEntries(storedFields.map((name) => [name, values[name] ?? '']));
  return { fields, plan: values.payment_plan };
}
