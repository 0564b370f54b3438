import { password } from '@detroit-well/config/constants';
import type { JsonSchema } from './example.ts';

/**
 * What a field means wherever the contract has it, for the API reference. The description in the schema of a field has
 * precedence. Request bodies need this table because their schemas are also the forms of web pages, which load no documentation.
 */
const fieldDescriptions: Readonly<Record<string, string>> = {
  // Records and pages of lists
  public_id: 'Id of the record, which people may see.',
  slug: 'Name in URLs: lower case, with hyphens.',
  results: 'The entries of this page.',
  items: 'The entries.',
  total_count: 'Number of entries on all pages.',
  image_url: 'URL of a picture; `null` without one.',
  avatar: 'URL of a square picture; `null` without one.',

  // Accounts and people
  password: 'The password of the account.',
  confirm_password: 'The password once more.',
  old_password: 'The current password.',
  new_password: `At least ${password.minChars} characters, with a lowercase and an uppercase letter, a digit and a symbol.`,
  refresh: 'The refresh token of the sign-in; valid once.',
  turnstile_token: 'The token of a passed human check: from Turnstile, or from the local challenge.',
  display_name: 'The name that other people see.',
  date_of_birth: 'Calendar day of birth.',
  gender: '1 Female, 2 Male, 3 Non-binary, 4 Prefer not to say.',
  image_thumbnail: 'URL of the small profile picture; `null` without one.',
  is_coach: 'Whether the person is a coach.',
  coach_bio: 'What the coach says about themselves; `null` without a text.',
  has_permission: 'Whether the caller has the permission.',
  roles: 'Such as `member`, `coach` and `staff`.',
  relationship: 'How the contact is related to the member, such as `sibling`.',
  is_primary: 'Whether to call this contact first. At most one contact is primary.',
  address2: 'Apartment, suite or floor.',
  tier: 'Name of the membership.',
  is_active: 'Whether the membership is active. It counts only on days from its start to its end date.',
  memberships: 'All memberships of the caller, ended ones included.',
  recent_activity: 'Recent events of the account, newest first.',
  certifications: 'What the coach is certified in.',

  // Sessions
  session_id: 'Public id of the session.',
  session_title: 'Title of the session.',
  coach: 'Who leads the session; `null` without a coach.',
  coach_name: 'Name of the coach; empty without one.',
  category_name: 'Name of the category of the program.',
  difficulty_level: 'Such as `Beginner`.',
  is_featured: 'Whether the studio promotes the program.',
  is_full: 'No spot is free for the caller.',
  current_registrations: 'Taken seats: confirmed, held during a payment, or offered to the waitlist.',
  registration_open:
    'Whether the session takes registrations: not cancelled, not started, and within its window.',
  session_type: '`completed` once the session has ended.',
  requirements: 'What a participant must fulfill, such as an age or a skill.',
  what_to_bring: 'What a participant should bring.',

  // Registrations, payments and the waitlist
  registration_id: 'Public id of the registration.',
  amount: 'The price that the person saw. A different price is refused with `price_changed`.',
  payment_plan: 'How the price is paid: at once or in instalments.',
  payment_method_id:
    'A card: from Stripe, from the sandbox, or a saved one. Without it, the price is paid later.',
  save_payment_method: 'Whether to keep the card for later payments.',
  waiver_signed: 'Must be true: the person accepts the liability waiver.',
  payment_consent: 'Whether the person agrees to the payment terms.',
  join_waitlist: 'Ignored. Only members can join a waitlist.',
  notes: 'A note to the studio.',
  rate: 'Which of the two prices applies.',
  instalments: 'The payments of the plan, by due date.',
  payments: 'All charges and refunds, oldest first.',
  can_cancel: 'Whether the registration can still be cancelled.',
  full_refund: 'Whether a cancellation now returns everything that was paid.',
  open_instalments: 'Number of instalments that a cancellation drops.',
  reason: 'Why the person cancels, in their own words.',
  client_secret: 'The secret of the payment to confirm.',
  approve: 'Whether the bank of the sandbox approves the payment.',
  verification_sent: 'Whether the guest is sent an email to verify the address.',
  last4: 'The last four digits of the card.',
  exp_month: 'Month of expiry, 1 to 12.',
  exp_year: 'Year of expiry, with four digits.',
  cvc: 'The security code, of three or four digits.',
  notify_email: 'Whether offers are announced by email.',
  notify_sms: 'Whether offers are announced by text message.',
  on_waitlist: 'Whether the entry waits or has an offer.',
  rating: 'From 1 to 5.',
  comment: 'What the person says about the session.',
  mark: 'Whether the person attended.',
  attendance: 'One mark for each person. People who are not listed keep theirs.',

  // Waiver
  waiver_accepted: 'Whether the waiver in force is accepted.',
  waiver_accepted_date: 'When the waiver was accepted; `null` before.',
  payment_consent_date: 'When the payment terms were accepted; `null` before.',
  version: 'Version of the waiver.',
  rules: 'The sections of the text, in order.',
  effective_date: 'The day from which the text applies.',
  signature: 'The drawn signature as a data URL of a PNG or JPEG.',
  ip_address: 'Address of the client, as the client knows it. The server also stores its own observation.',
  timestamp: 'Clock of the client. The server also stores its own time.',

  // Pages and posts
  seo_title: 'Title for search engines; empty means the title of the page.',
  search_description: 'Description for search engines.',
  canonical_url: 'URL that search engines should list; `null` for the page itself.',
  first_published_at: 'When the page was published first; `null` before.',
  hero: 'The opening of the page; at most one is shown.',
  sml_header: 'The small line above the headline.',
  lrg_subheader: 'The headline.',
  copy: 'The text below the headline.',
  text_alignment: '`left`, `center` or `right`.',
  ctas: 'Links of the opening, shown as buttons.',
  link: 'Path or URL that the entry leads to.',
  label: 'Text of the link.',
  is_dropdown: 'Whether the entry opens a submenu.',
  excerpt: 'Short plain text for lists.',
  subheader: 'Plain text below the title.',
  tags: 'Names of the tags.',
  featured_image: 'The main picture; `null` without one.',
  like_count: 'Number of likes.',
  comment_count: 'Number of comments.',
  post_count: 'Number of published posts.',
  alt: 'Alternative text of the picture.',
  bio: 'A short biography.',
  profile_url: 'URL of the profile; `null` without one.',
  media_url: 'URL of the picture of the post; `null` without one.',
  link_url: 'Path or URL that the post leads to; `null` without one.',

  // Reactions
  likes: 'Number of `like` reactions.',
  useful: 'The `useful` reaction: a count, or whether this visitor has given it.',
  not_useful: 'The `not_useful` reaction: a count, or whether this visitor has given it.',
  loves: 'Number of `love` reactions.',
  like: 'Whether this visitor has liked the post.',
  love: 'Whether this visitor has given `love`.',
  shares: 'Number of shares.',
  views: 'Number of views.',
  comments: 'Number of comments.',
  total_ratings: 'Number of ratings.',
  user_rating: 'The rating of this visitor; `null` without one.',
  reaction_type: 'The reaction to add, or to remove if the visitor has given it.',
  action: 'Whether the reaction was added or removed.',

  // Messages, files and checks
  sender: 'Id of the person who wrote the message.',
  sender_name: 'Name of the person who wrote: first name and initial.',
  is_mine: 'Whether the caller wrote the message.',
  read: 'Whether the caller has read it.',
  rooms: 'The rooms that the caller may join.',
  last_message: 'The newest message; `null` in a room without messages.',
  file_name: 'Name to save the file under.',
  content_type: 'Media type of the file.',
  size_bytes: 'Size of the file in bytes.',
  source_form: 'Name of the form in which the person signed up, such as `homepage`.',
  topic: 'What the message is about; one of the options of the form.',
  challenge_id: 'Id of the challenge.',
  salt: 'Text that precedes the nonce.',
  nonce: 'The solution: SHA-256(salt + nonce) starts with the required number of zero bits.',
  participants: 'The people registered for the session.',
};

/** Adds the descriptions above to the fields of a JSON schema that have none. A reference to a named schema stays as it is. */
export function describeFields(schema: JsonSchema): void {
  for (const [name, field] of Object.entries(schema['properties'] ?? {})) {
    const description = Object.hasOwn(fieldDescriptions, name) ? fieldDescriptions[name] : undefined;
    if (description === undefined || typeof field !== 'object' || field === null) continue;
    if (!('$ref' in field) && !('description' in field)) Object.assign(field, { description });
  }
}
