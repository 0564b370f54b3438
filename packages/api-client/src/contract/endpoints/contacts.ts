import * as z from 'zod';
import * as mini from 'zod/mini';
import { emergencyContactForm } from '@detroit-well/validation';
import { endpoint } from '../definition/endpoint.ts';
import { readContacts, readSavedContact } from '../reads/contacts.ts';
import { contact } from '../shapes/contacts.ts';

export const contacts = {
  list: endpoint({
    method: 'GET',
    path: '/emergency-contacts/',
    access: 'member',
    reply: z.array(contact),
    reads: readContacts,
    summary: "The caller's emergency contacts, at most three.",
    source: 'B 7.3',
  }),
  create: endpoint({
    method: 'POST',
    path: '/emergency-contacts/',
    access: 'member',
    body: emergencyContactForm.check(
      z.meta({
        id: 'EmergencyContactRequest',
        description: 'An emergency contact to store.',
        examples: [
          {
            name: 'Marcus Baker',
            relationship: 'sibling',
            phone: '+1 313 555 0142',
            email: 'marcus@example.com',
            is_primary: true,
          },
        ],
      }),
    ),
    reply: contact,
    reads: readSavedContact,
    status: 201,
    problems: ['contact_limit', 'primary_contact_exists'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Adds an emergency contact.',
    source: 'B 7.3',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/emergency-contacts/{id}/',
    access: 'member',
    body: mini.partial(emergencyContactForm).check(
      z.meta({
        id: 'EmergencyContactChange',
        description: 'The fields of an emergency contact that change.',
        examples: [{ phone: '+1 313 555 0199' }],
      }),
    ),
    reply: contact,
    reads: readSavedContact,
    problems: ['not_found', 'primary_contact_exists'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Changes an emergency contact.',
    source: 'B 7.3',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/emergency-contacts/{id}/',
    access: 'member',
    reply: 'nothing',
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Removes an emergency contact.',
    source: 'B 7.3',
  }),
};
