import * as z from 'zod/mini';
import { yesOrNoField } from '../fields/consent.ts';
import { emailField, isEmail } from '../fields/email.ts';
import { phoneField } from '../fields/phone.ts';
import { caps, optionalField, requiredField, unlessBlank } from '../fields/text.ts';
import { messages } from '../messages.ts';
import { cleanEmail } from '../text/plain-characters.ts';

/** Relationships in the order they are offered (SPEC-A 3). */
export const relationships = [
  { value: 'spouse', label: 'Spouse/Partner' },
  { value: 'parent', label: 'Parent' },
  { value: 'child', label: 'Child' },
  { value: 'sibling', label: 'Sibling' },
  { value: 'friend', label: 'Friend' },
  { value: 'relative', label: 'Other Relative' },
  { value: 'coworker', label: 'Coworker' },
  { value: 'other', label: 'Other' },
] as const;

/** A relationship on the wire, such as `spouse`. */
export type Relationship = (typeof relationships)[number]['value'];

/** An emergency contact (SPEC-A 5). */
export const emergencyContactForm = z.object({
  name: requiredField(messages.nameRequired, caps.name),
  relationship: z.enum(
    relationships.map(({ value }) => value),
    { error: messages.relationshipRequired },
  ),
  phone: phoneField,
  email: emailField(messages.emailRequired),
  is_primary: z.optional(yesOrNoField),
});

/** The same as the team writes it: the email may be empty, and is then asked of the person. */
export const staffEmergencyContactForm = z.extend(emergencyContactForm, {
  email: optionalField(caps.email, cleanEmail).check(
    z.refine(unlessBlank(isEmail), { error: messages.emailInvalid }),
  ),
});
