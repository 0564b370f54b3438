import * as z from 'zod/mini';
import { optionalDateOfBirthField } from '../fields/date-of-birth.ts';
import { optionalPhoneField } from '../fields/phone.ts';
import { caps, requiredField } from '../fields/text.ts';
import { messages } from '../messages.ts';

/** Profile Settings (SPEC-A 5, profile edit). */
export const profileForm = z.object({
  first_name: requiredField(messages.firstNameRequired, caps.name),
  last_name: requiredField(messages.lastNameRequired, caps.name),
  display_name: requiredField(messages.displayNameRequired, caps.name),
  phone: optionalPhoneField,
  gender: z.optional(z.enum(['', '1', '2', '3', '4'], { error: messages.genderRequired })),
  date_of_birth: optionalDateOfBirthField,
  reminders: z.optional(z.boolean()),
});

/**
 * A profile update in wire format: absent fields stay unchanged, null clears optional fields, and a profile response is
 * valid input.
 */
export const profileChange = z.object({
  first_name: z.optional(profileForm.shape.first_name),
  last_name: z.optional(profileForm.shape.last_name),
  display_name: z.optional(profileForm.shape.display_name),
  phone: z.nullable(optionalPhoneField),
  gender: z.optional(
    z.nullable(
      z.union([z.enum(['', '1', '2', '3', '4']), z.literal([1, 2, 3, 4])], {
        error: messages.genderRequired,
      }),
    ),
  ),
  date_of_birth: z.nullable(optionalDateOfBirthField),
  reminders: z.optional(z.boolean()),
});
