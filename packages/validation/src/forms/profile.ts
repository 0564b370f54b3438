import * as z from 'zod';
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
  gender: z.enum(['', '1', '2', '3', '4'], { error: messages.genderRequired }).optional(),
  date_of_birth: optionalDateOfBirthField,
  reminders: z.boolean().optional(),
});

/**
 * A profile update in wire format: absent fields stay unchanged, null clears optional fields, and a profile response is
 * valid input.
 */
export const profileChange = z.object({
  first_name: profileForm.shape.first_name.optional(),
  last_name: profileForm.shape.last_name.optional(),
  display_name: profileForm.shape.display_name.optional(),
  phone: optionalPhoneField.nullable(),
  gender: z
    .union([z.enum(['', '1', '2', '3', '4']), z.literal([1, 2, 3, 4])], { error: messages.genderRequired })
    .nullable()
    .optional(),
  date_of_birth: optionalDateOfBirthField.nullable(),
  reminders: z.boolean().optional(),
});
