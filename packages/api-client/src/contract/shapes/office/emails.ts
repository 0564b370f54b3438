import * as z from 'zod';
import { count, text, textOrNull } from '../primitives.ts';
import { ofDays, ofId, officeList, officeQuery } from './lists.ts';
import { emailState, officePersonEmail } from './people.ts';

const { id, template, subject, created_at, state, sent_at, resent_from } = officePersonEmail.shape;

export const officeEmail = z
  .object({
    id,
    created_at,
    recipient: text('member@demo.test', 'The address that it goes to.'),
    person_id: textOrNull('person-member', 'Whose account has the address; `null`: nobody’s.'),
    person_name: text(
      'Danielle Brooks',
      'Name of the person, or the address without one; empty without an account.',
    ),
    template,
    subject,
    state,
    attempts: count(1, 'How often it was handed to the mail server.'),
    sent_at,
    resent_from,
  })
  .meta({ id: 'OfficeEmail', description: 'An email of the studio to anybody, without its text.' });

export const officeEmailList = officeList('OfficeEmails', officeEmail);

export const officeEmailQuery = officeQuery(['created_at'], {
  person: ofId('person-member', 'Only emails to the addresses with which this person signs in.'),
  state: emailState.optional(),
  ...ofDays,
}).meta({
  id: 'OfficeEmailFilters',
  description: 'Filters and order of the emails. The search reads addresses, names and subjects.',
});
