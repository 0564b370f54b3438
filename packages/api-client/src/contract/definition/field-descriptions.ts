import { password } from '@detroit-well/config/constants';
import type { JsonSchema } from './example.ts';

/**
 * What the fields mean that several records share, and those of request bodies: their schemas are also the forms of web
 * pages, which load no documentation. The description in a schema has precedence.
 */
export const fieldDescriptions: Readonly<Record<string, string>> = {
  public_id: 'Id of the record, which people may see.',
  name: 'Name, as people read it.',
  title: 'Title, as people read it.',
  directions: 'How people find it, such as which door and where to park.',
  description: 'Description in plain text.',
  text: 'Plain text for people.',
  category_id: 'Id of the category.',
  program_id: 'Id of the program.',
  program_title: 'Title of the program.',
  bio: 'Biography in plain text.',
  certifications: 'What the coach is certified for.',
  message: 'The text of the message.',
  first_name: 'First name.',
  last_name: 'Last name.',
  email: 'Email address.',
  contact_email: 'Where mail goes without an address of their own; nobody signs in with it here.',
  phone: 'Phone number.',
  address: 'Street and number.',
  city: 'City or town.',
  state: 'State or province; a code where the country has a list.',
  postal_code: 'Postal code.',
  zip: 'Postal code.',
  country: 'ISO 3166-1 alpha-2.',
  user_data: 'The account that is created.',
  profile: 'What changes in the profile.',
  number: 'Card number; spaces are allowed.',
  brand: 'Brand of the card, such as `visa`.',
  registration_id: 'Public id of the registration.',
  post_count: 'Number of published posts.',
  seo_title: 'Title for search engines; empty means the title of the page.',
  search_description: 'Description for search engines.',
  results: 'The entries of this page.',
  coach_name: 'Name of the coach; empty without one.',
  sender_name: 'Name of the person who wrote: first name and initial.',
  rules: 'The sections of the text, in order.',
  is_coach: 'Whether the person is a coach.',
  password: 'The password of the account.',
  confirm_password: 'The password once more.',
  old_password: 'The current password.',
  new_password: `At least ${password.minChars} characters, with a lowercase and an uppercase letter, a digit and a symbol.`,
  refresh: 'The refresh token of the sign-in; valid once.',
  turnstile_token: 'The token of a passed human check: from Turnstile, or from the local challenge.',
  display_name: 'The name that other people see.',
  date_of_birth: 'Calendar day of birth.',
  reminders: 'Whether to remind the member a day before each session.',
  gender: '1 Female, 2 Male, 3 Non-binary, 4 Prefer not to say.',
  relationship: 'How the contact is related to the member, such as `sibling`.',
  is_primary: 'Whether to call this contact first. At most one contact is primary.',
  address2: 'Apartment, suite or floor.',
  session_id: 'Public id of the session.',
  amount: 'The price that the person saw. A different price is refused with `price_changed`.',
  payment_plan: 'How the price is paid: at once or in instalments.',
  payment_method_id:
    'A card: a payment method, a confirmation token of Stripe (good for one charge), or a saved card. Without it, the price is paid later.',
  credit_amount:
    'The studio credit that the person saw in front of the card. Another amount is refused with `credit_changed`.',
  use_pass: 'Whether a credit of a pass of the caller pays. No card is charged then.',
  use_included: 'Whether a session that the membership of the caller includes pays, in place of a card.',
  promo_code:
    'Comes off the rate that the person pays, before instalments and credit. It is compared without case.',
  use_credit: 'Whether to spend the studio credit of the caller before the card.',
  pass_id: 'A credit of this pass pays, which is one of the member.',
  save_payment_method: 'Whether to keep the card for later payments.',
  waiver_signed: 'Must be true: the person accepts the liability waiver.',
  recipient_name: 'Who gets the gift card.',
  recipient_email: 'Where the gift card is sent.',
  send_on: 'The day on which it is sent, at 9 in the morning in Detroit. Without it, at once.',
  code: 'The code in the email of a gift card.',
  payment_consent: 'Whether the person agrees to the payment terms.',
  join_waitlist: 'Ignored. Only members can join a waitlist.',
  notes: 'A note to the studio.',
  tier: 'Tier of the membership, such as `Standard`.',
  overrides: 'The rules to set aside. Each needs its permission and a reason.',
  reason: 'Why the person cancels, in their own words.',
  client_secret: 'The secret of the payment to confirm.',
  approve: 'Whether the bank of the sandbox approves the payment.',
  exp_month: 'Month of expiry, 1 to 12.',
  exp_year: 'Year of expiry, with four digits.',
  cvc: 'The security code, of three or four digits.',
  notify_email: 'Whether offers are announced by email.',
  notify_sms: 'Whether offers are announced by text message.',
  rating: 'From 1 to 5.',
  comment: 'What the person says about the session.',
  attendance: 'One mark for each person. People who are not listed keep theirs.',
  waiver_accepted: 'Whether the waiver in force is accepted.',
  signature: 'The drawn signature as a data URL of a PNG or JPEG.',
  ip_address: 'Address of the client, as the client knows it. The server also stores its own observation.',
  timestamp: 'Clock of the client. The server also stores its own time.',

  reaction_type: 'The reaction to add, or to remove if the visitor has given it.',
  source_form: 'Name of the form in which the person signed up, such as `homepage`.',
  topic: 'What the message is about; one of the options of the form.',
  challenge_id: 'Id of the challenge.',
  nonce: 'The solution: SHA-256(salt + nonce) starts with the required number of zero bits.',
};

/** Adds the descriptions above to the fields of a JSON schema that have none. A reference to a named schema stays as it is. */
export function describeFields(schema: JsonSchema): void {
  for (const [name, field] of Object.entries(schema['properties'] ?? {})) {
    const description = Object.hasOwn(fieldDescriptions, name) ? fieldDescriptions[name] : undefined;
    if (description === undefined || typeof field !== 'object' || field === null) continue;
    if (!('$ref' in field) && !('description' in field)) Object.assign(field, { description });
  }
}
