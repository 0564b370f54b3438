import { toStudioIso } from '@detroit-well/config/studio-time';
import type { BillingAddress, EmergencyContact } from '../../contract/index.ts';
import { problems } from '../../contract/index.ts';
import { fakeProblem } from '../fakes/fake-problem.ts';
import { fieldsOf, signedIn } from './handler-input.ts';
import type { MockCall, MockHandlers } from './mock-call.ts';

const mostContacts = 3;

function contactsOf(call: MockCall): EmergencyContact[] {
  const { public_id: id } = signedIn(call).profile;
  const own = call.state.contacts.get(id) ?? [];
  call.state.contacts.set(id, own);
  return own;
}

function contactOf(call: MockCall): EmergencyContact {
  const found = contactsOf(call).find(({ public_id }) => public_id === call.params['id']);
  if (found === undefined) throw fakeProblem('not_found');
  return found;
}

function checkPrimary(call: MockCall, except?: EmergencyContact): void {
  const other = contactsOf(call).some((each) => each.is_primary && each !== except);
  if (fieldsOf(call.body)['is_primary'] === true && other)
    throw fakeProblem('primary_contact_exists', { is_primary: [problems.primary_contact_exists.text] });
}

const billingOf = (call: MockCall): BillingAddress => {
  const found = call.state.billing.get(signedIn(call).profile.public_id);
  if (found === undefined) throw fakeProblem('not_found');
  return found;
};

function storeBilling(call: MockCall, public_id: string): BillingAddress {
  const sent = { address2: '', ...fieldsOf(call.body) } as unknown as BillingAddress; // valid by the schema of the call
  const address = { ...sent, public_id, updated_at: toStudioIso(call.state.now()) };
  call.state.billing.set(signedIn(call).profile.public_id, address);
  return address;
}

/** Emergency contacts and the billing address. */
export const ownRecordsHandlers: MockHandlers = {
  'contacts.list': (call) => contactsOf(call).toSorted((a, b) => Number(b.is_primary) - Number(a.is_primary)),
  'contacts.create': (call) => {
    const own = contactsOf(call);
    if (own.length >= mostContacts) throw fakeProblem('contact_limit');
    checkPrimary(call);
    const sent = { is_primary: false, ...fieldsOf(call.body) } as EmergencyContact; // valid by the schema of the call
    const contact = { ...sent, public_id: call.state.newId('contact') };
    own.push(contact);
    return contact;
  },
  'contacts.update': (call) => {
    const contact = contactOf(call);
    checkPrimary(call, contact);
    return Object.assign(contact, fieldsOf(call.body));
  },
  'contacts.remove': (call) => void contactsOf(call).splice(contactsOf(call).indexOf(contactOf(call)), 1),
  'billing.get': billingOf,
  'billing.create': (call) => {
    if (call.state.billing.has(signedIn(call).profile.public_id)) throw fakeProblem('billing_address_exists');
    return storeBilling(call, call.state.newId('billing'));
  },
  'billing.update': (call) => storeBilling(call, billingOf(call).public_id),
  'billing.remove': (call) => {
    billingOf(call);
    call.state.billing.delete(signedIn(call).profile.public_id);
  },
};
