import * as z from 'zod/mini';
import { countryCodes } from '@detroit-well/config/regions';
import { postalCodeLabel, postalCodeProblem } from '../fields/postal-code.ts';
import { isStateOf } from '../fields/state.ts';
import { caps, optionalField, requiredField } from '../fields/text.ts';
import { atField } from '../fields/whole-form.ts';
import { messages, requiredText } from '../messages.ts';
import { cleanCode } from '../text/plain-characters.ts';
import { canonicalPostalCode } from '../text/postal-code.ts';

/** The fields whose rules depend on the country; during validation any may be missing or have any type. */
interface CountryFields {
  readonly country?: unknown;
  readonly state?: unknown;
  readonly postal_code?: unknown;
}

const textOf = (given: unknown) => (typeof given === 'string' ? given : '');

/** Billing address (SPEC-A 5): required fields and formats depend on the country. */
export const billingAddressForm = z
  .object({
    address: requiredField(messages.streetRequired),
    address2: optionalField(),
    city: requiredField(messages.cityRequired, caps.name),
    state: optionalField(caps.name),
    postal_code: optionalField(caps.postalCode, cleanCode),
    country: z.enum(countryCodes, { error: messages.countryRequired }),
  })
  .check(
    z.overwrite((address) => ({
      ...address,
      ...(address.postal_code && { postal_code: canonicalPostalCode(address.country, address.postal_code) }),
    })),
    z.refine(
      ({ country, state }: CountryFields) => isStateOf(textOf(country), textOf(state)),
      atField('state', messages.stateRequired),
    ),
    z.refine((address) => wrongPostalCode(address) === undefined, {
      ...atField('postal_code', ''),
      error: ({ input }) => wrongPostalCode(input as CountryFields), // the object that this check rejected
    }),
  );

function wrongPostalCode({ country, postal_code }: CountryFields): string | undefined {
  const [where, code] = [textOf(country), textOf(postal_code)];
  return code ? postalCodeProblem(where, code) : requiredText(postalCodeLabel(where));
}
