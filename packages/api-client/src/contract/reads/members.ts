import type { BillingAddress } from '../shapes/billing.ts';
import type { Contact } from '../shapes/contacts.ts';
import type { WaitlistEntry } from '../shapes/waitlist.ts';
import type { WaiverContent, WaiverStatus } from '../shapes/waiver.ts';
import { eachIn, isRecord, loose, oneOf, recordIn, text, textOrNull, whole } from './loose.ts';

export function readContact(raw: unknown): Contact {
  const given = loose(raw);
  return {
    public_id: text(given.public_id, text(given.id)),
    name: text(given.name),
    relationship: text(given.relationship),
    phone: text(given.phone),
    email: text(given.email),
    is_primary: given.is_primary === true,
  };
}

export const readContacts = eachIn(['contacts', 'emergency_contacts', 'results'], readContact);

export function readBillingAddress(raw: unknown): BillingAddress {
  const given = recordIn(raw, ['billing_address', 'data']);
  return {
    public_id: text(given.public_id, text(given.id)),
    address: text(given.address),
    address2: text(given.address2),
    city: text(given.city),
    state: text(given.state),
    postal_code: text(given.postal_code),
    country: text(given.country, 'US'),
    updated_at: text(given.updated_at),
  };
}

/** Rules as records, or wrapped in `value` as content systems do. */
export function readWaiverContent(raw: unknown): WaiverContent {
  const given = recordIn(raw, ['waiver', 'data']);
  const rules = Array.isArray(given.rules) ? given.rules.filter(isRecord) : [];
  return {
    title: text(given.title),
    body: text(given.body),
    rules: rules.map((rule) => {
      const inner = isRecord(rule.value) ? rule.value : rule;
      return { title: text(inner.title), content: text(inner.content) };
    }),
    effective_date: text(given.effective_date),
    version: text(given.version),
    text_hash: text(given.text_hash),
  };
}

export function readWaiverStatus(raw: unknown): WaiverStatus {
  const given = recordIn(raw, ['waiver', 'status', 'data']);
  return {
    waiver_accepted: given.waiver_accepted === true,
    payment_consent: given.payment_consent === true,
    waiver_accepted_date: textOrNull(given.waiver_accepted_date),
    payment_consent_date: textOrNull(given.payment_consent_date),
    accepted_version: textOrNull(given.accepted_version),
    current_version: text(given.current_version),
  };
}

const waitlistStates = ['waiting', 'offered', 'accepted', 'expired', 'left'] as const;

/** An entry has `id` or `public_id`; joined answers may leave `on_waitlist` out. */
export function readWaitlistEntry(raw: unknown): WaitlistEntry {
  const given = recordIn(raw, ['entry', 'data']);
  return {
    public_id: text(given.public_id, text(given.id)),
    session_id: text(given.session_id),
    position: whole(given.position),
    estimated_wait_time: textOrNull(given.estimated_wait_time),
    notify_email: given.notify_email !== false,
    notify_sms: given.notify_sms === true,
    status: oneOf(waitlistStates, given.status, 'waiting'),
    offer_expires_at: textOrNull(given.offer_expires_at),
    created_at: text(given.created_at),
    on_waitlist: given.on_waitlist !== false,
  };
}
