import * as z from 'zod/mini';
import { dateOfBirthField, isAdult, untilOfAge } from '../fields/date-of-birth.ts';
import { caps, requiredField } from '../fields/text.ts';
import { messages } from '../messages.ts';

/** Who signs the waiver: the step before the signature. */
export const identityForm = z.object({
  first_name: requiredField(messages.firstNameRequired, caps.name),
  last_name: requiredField(messages.lastNameRequired, caps.name),
  date_of_birth: dateOfBirthField.check(
    z.refine((text) => isAdult(text), {
      error: ({ input }) => untilOfAge(messages.tooYoungToSign, String(input)),
    }),
  ),
});
