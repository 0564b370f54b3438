import { boolean, publicId, record, text } from './primitives.ts';

export const contact = record('EmergencyContact', 'An emergency contact of a member.', {
  public_id: publicId,
  name: text('Marcus Baker'),
  relationship: text('sibling', 'One of the values of the form.'),
  phone: text('+1 313 555 0142'),
  email: text('marcus@example.com'),
  is_primary: boolean(true, 'At most one contact of a member is primary.'),
});
