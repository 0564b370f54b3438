import * as constants from '@detroit-well/config/constants';
import { serverNow } from '@detroit-well/config/server-clock';
import { ageOn, studioDay } from '@detroit-well/config/studio-time';
import * as z from 'zod';
import { dateOfBirthField, isDateOfBirth } from '../fields/date-of-birth.ts';
import { caps, requiredField } from '../fields/text.ts';
import { messages } from '../messages.ts';

const isAdult = (text: string): boolean =>
  !isDateOfBirth(text) || ageOn(text, studioDay(serverNow())) >= constants.ageYears.waiver;

/** Who signs the waiver: the step before the signature. */
export const identityForm = z.object({
  first_name: requiredField(messages.firstNameRequired, caps.name),
  last_name: requiredField(messages.lastNameRequired, caps.name),
  date_of_birth: dateOfBirthField.refine(isAdult, { error: messages.tooYoungToSign }),
});
