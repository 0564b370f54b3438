import * as z from 'zod/mini';
import { countryCodes, defaultCountry } from '@detroit-well/config/regions';
import { shownAmountField } from '../fields/amount.ts';
import { tickedField } from '../fields/consent.ts';
import { dateOfBirthField } from '../fields/date-of-birth.ts';
import { accountEmailField } from '../fields/email.ts';
import { guestPasswordField } from '../fields/password.ts';
import { paymentPlanField } from '../fields/payment-plan.ts';
import { optionalPhoneField } from '../fields/phone.ts';
import { promoCodeField } from '../fields/promo-code.ts';
import { caps, optionalField, requiredField } from '../fields/text.ts';
import { messages } from '../messages.ts';
import { cleanCode } from '../text/plain-characters.ts';
import { canonicalPostalCode } from '../text/postal-code.ts';

// Spread: the type of picked or omitted fields has them in another order from build to build.
const name = {
  first_name: requiredField(messages.firstNameRequired, caps.name),
  last_name: requiredField(messages.lastNameRequired, caps.name),
};
const whereabouts = {
  address: requiredField(messages.addressRequired),
  address2: optionalField(),
  city: requiredField(messages.cityRequired, caps.name),
  state: requiredField(messages.guestStateRequired, caps.name),
  zip: requiredField(messages.guestZipRequired, caps.postalCode, cleanCode),
  country: z._default(z.enum(countryCodes, { error: messages.countryRequired }), defaultCountry),
  gender: z.enum(['male', 'female', 'other'], { error: messages.genderRequired }),
};
const birth = { date_of_birth: dateOfBirthField };
const missing = { error: messages.detailsRequired };

const personalData = z.object(
  {
    ...name,
    email: accountEmailField(messages.guestEmailInvalid, messages.guestEmailInvalid),
    password: guestPasswordField,
    ...whereabouts,
    ...birth,
    phone: optionalPhoneField,
  },
  missing,
);

const withCanonicalZip = <Data extends Pick<z.output<typeof personalData>, 'country' | 'zip'>>(
  data: Data,
): Data => ({
  ...data,
  zip: canonicalPostalCode(data.country, data.zip),
});

/** The personal data for the account that a guest registration creates. */
export const guestUserData = personalData.check(z.overwrite(withCanonicalZip));

/** The same without the credentials, with the waiver: for an account that is made before its first registration. */
export const guestDetails = z
  .object(
    {
      ...name,
      ...whereabouts,
      ...birth,
      phone: optionalPhoneField,
      waiver_signed: tickedField(messages.waiverNotSigned),
    },
    missing,
  )
  .check(z.overwrite(withCanonicalZip));

/** Name and date of birth of a new member, who signs the waiver later. */
export const memberIdentity = z.object({ ...name, ...birth }, missing);

/** Guest registration, as form values and request body (SPEC-A 5, SPEC-B 7.6); `amount` is an addition. */
export const guestRegistrationForm = z.object({
  user_data: guestUserData,
  session_id: requiredField(messages.sessionIdRequired, caps.id),
  amount: shownAmountField,
  payment_plan: paymentPlanField,
  payment_method_id: requiredField(messages.paymentMethodRequired),
  promo_code: promoCodeField,
  waiver_signed: tickedField(messages.waiverNotSigned),
  payment_consent: tickedField(messages.paymentTermsNotAccepted),
  /** Always sent false (SPEC-A 7.14). */
  join_waitlist: z._default(z.literal(false, { error: messages.guestWaitlist }), false),
});

/** Guest registration for a free session, which needs no card. */
export const freeGuestRegistrationForm = z.extend(guestRegistrationForm, {
  payment_method_id: optionalField(),
});
