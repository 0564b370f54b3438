import { messages } from '@detroit-well/validation/messages';
import { problemTexts } from './problem-texts.ts';
import { waitAndRetry, friendlyMessage, statusMessages } from './statuses.ts';

/** The start of the message when a hold has expired. */
export const holdReleased = 'Your spot was held for 15 minutes and has been released.';

/** The field error of a sign-up, and the start of the problem of a guest registration. */
export const accountExists = 'An account with this email already exists.';

/**
 * The problems that the server returns: code, status and text for people. Codes never change. Rows are in the order of the
 * nouns; texts from SPEC-B 8 are exact.
 */
export const problems = {
  // Any call (SPEC-B 8.1)
  validation_failed: { status: 400, text: friendlyMessage(400) },
  not_authenticated: { status: 401, text: friendlyMessage(401) },
  permission_denied: { status: 403, text: statusMessages.permissionError },
  not_found: { status: 404, text: friendlyMessage(404) },
  in_progress: {
    status: 409,
    text: `This request is still being processed. ${waitAndRetry}`,
  },
  payload_too_large: { status: 413, text: messages.fileTooLarge },
  unsupported_media_type: { status: 415, text: 'This kind of file or content is not accepted.' },
  idempotency_key_reused: {
    status: 422,
    text: 'This request was already made with other details. Please start again.',
  },
  rate_limited: { status: 429, text: statusMessages.rateLimited },
  server_error: { status: 500, text: statusMessages.serverError },
  not_implemented: { status: 501, text: 'This call is not built yet.' },
  unavailable: { status: 503, text: statusMessages.serviceUnavailable },

  // auth (SPEC-B 8.3)
  invalid_credentials: {
    status: 401,
    text: problemTexts.invalidCredentials,
  },
  token_invalid: { status: 401, text: 'Your session has ended. Please log in again.' },
  /** The sign-in was handed over: until its password is given, it signs nothing but the waiver of a link. */
  locked: { status: 423, text: 'This sign-in is locked. Enter its password to go on.' },

  // account (SPEC-B 8.4, 8.5)
  challenge_failed: {
    status: 400,
    text: messages.verificationRequired,
  },
  challenge_expired: { status: 400, text: messages.verificationExpired },
  reset_link_invalid: {
    status: 400,
    text: problemTexts.resetLinkExpired,
  },
  verification_link_invalid: {
    status: 400,
    text: 'This verification link has expired or is invalid. Please request a new one.',
  },

  // contacts, billing, waiver (SPEC-A 5)
  contact_limit: { status: 400, text: messages.contactLimit },
  primary_contact_exists: { status: 400, text: 'Only one contact may be primary.' },
  billing_address_exists: { status: 409, text: 'A billing address exists already.' },
  /** A link that signs once. The person may also have signed in another way. */
  link_used: { status: 410, text: 'This link was used already.' },
  link_ended: { status: 410, text: 'This link is over. Ask the studio for a new one.' },
  /** With `waiver`, the text in force, where it was signed by link. */
  waiver_changed: { status: 409, text: 'The waiver has changed. Please read it again before you sign.' },

  // registrations (SPEC-B 8.8)
  waiver_required: {
    status: 403,
    text: messages.registrationBlocked,
  },
  /** With a list of errors for each missing field: `first_name`, `last_name`, `date_of_birth`. */
  profile_incomplete: {
    status: 400,
    text: 'Please add your name and date of birth first.',
  },
  age_restricted: { status: 400, text: messages.tooYoungToRegister },
  session_full: { status: 400, text: problemTexts.sessionFull },
  already_registered: { status: 400, text: problemTexts.alreadyRegistered },
  registration_closed: { status: 400, text: 'Registration for this session is closed.' },
  plan_unavailable: {
    status: 400,
    text: 'This payment plan would end after the session. Please choose another.',
  },
  payment_failed: { status: 402, text: problemTexts.paymentFailed },
  account_exists: {
    status: 409,
    text: `${accountExists} Please sign in to register.`,
  },
  price_changed: { status: 409, text: 'The price of this session has changed.' },
  credit_changed: { status: 409, text: 'Your studio credit has changed. Nothing was charged.' },
  hold_expired: {
    status: 409,
    text: `${holdReleased} Nothing was charged.`,
  },
  nothing_to_pay: { status: 409, text: 'This registration is already paid.' },
  cannot_cancel: { status: 409, text: 'This registration can no longer be cancelled.' },
  cannot_move: { status: 409, text: 'This registration can no longer move to another date.' },
  feedback_not_open: { status: 409, text: 'Feedback opens when the session has ended.' },
  feedback_given: { status: 409, text: 'You have already given feedback for this session.' },
  thread_closed: { status: 409, text: 'Messages to a session close when it has ended.' },

  // memberships
  plan_not_sold: { status: 409, text: 'This membership is no longer sold. Nothing was charged.' },
  offer_used: {
    status: 409,
    text: 'This offer is for people who are new here. Nothing was charged.',
  },
  bought_just_now: {
    status: 409,
    text: 'You bought the same less than a minute ago. This request charged nothing. To buy another one, wait a minute.',
  },
  not_renewing: { status: 409, text: 'This membership does not renew, so there is nothing to cancel.' },
  membership_paused: {
    status: 409,
    text: 'This membership has a pause. End it first. Nothing was changed.',
  },

  // gift cards
  /** Unknown, used or refunded: the response is the same, so that nobody can try codes out. */
  gift_card_not_sent: {
    status: 409,
    text: 'This gift card was not sent yet, was redeemed, or was refunded.',
  },
  gift_card_unusable: { status: 400, text: problemTexts.giftCardUnusable },

  // waitlist
  waitlist_not_needed: { status: 409, text: 'This session has open spots. Please register instead.' },
  already_waiting: { status: 409, text: 'You are already on the waitlist for this session.' },

  // office
  above_own_rights: { status: 403, text: 'This is above your own rights. Ask an owner to do it.' },
  invitation_of_another: {
    status: 403,
    text: 'This invitation was sent to another email address. Sign in with that address to accept it.',
  },
  invitation_invalid: {
    status: 400,
    text: 'This invitation has expired, was withdrawn or was already accepted. Ask the studio to send a new one.',
  },
  last_owner: {
    status: 409,
    text: 'The studio would have no owner. Make somebody else an owner first.',
  },
  version_conflict: {
    status: 409,
    text: 'Somebody else changed this while you were editing. Nothing of yours was saved yet.',
  },
  preview_changed: {
    status: 409,
    text: 'Something changed since this preview was made. Nothing was done. Look at the new one.',
  },
  session_over: {
    status: 409,
    text: 'This session is over or was cancelled, so it can be neither moved nor cancelled.',
  },
  fact_exists: {
    status: 409,
    text: 'A mark with this id was recorded before, with other details. Nothing was changed.',
  },
  walk_in_exists: {
    status: 409,
    text: 'A walk-in with this id was sent before, with other details. Nothing was changed.',
  },
  membership_exists: {
    status: 409,
    text: 'This person has a membership.',
  },
  membership_over: { status: 409, text: 'This membership has ended.' },
  /** With `closing`, the one that came first. */
  till_closed: {
    status: 409,
    text: 'Somebody else closed this till before you. Your count was not used.',
  },
  refund_above_rest: {
    status: 409,
    text: 'This is more than what is left of the payment. Nothing was given back.',
  },
  email_taken: {
    status: 409,
    text: 'Another person signs in with this email address. Nothing was saved.',
  },
  merge_refused: {
    status: 409,
    text: 'These two records cannot become one. Nothing was changed.',
  },
  unmerge_refused: {
    status: 409,
    text: 'This merge cannot be undone. Nothing was changed.',
  },
  email_missing: {
    status: 409,
    text: 'This person has no email address. Add one first.',
  },
  email_waiting: {
    status: 409,
    text: 'This email is still waiting to be sent. It was not sent again.',
  },
  email_ended: {
    status: 409,
    text: 'The link or the offer in this email has ended. Make a new one instead.',
  },
  waiver_in_force: {
    status: 409,
    text: 'A waiver is in force already. Nothing was published.',
  },
  waiver_scheduled: {
    status: 409,
    text: 'A version is scheduled. Withdraw it before you write or publish another.',
  },
  has_history: {
    status: 409,
    text: 'This has been used, so it cannot be deleted. Archive it instead.',
  },

  import_running: { status: 409, text: 'Another import is running. Wait until it is done.' },
  import_settled: {
    status: 409,
    text: 'This is not possible with this import any more. Nothing was changed.',
  },
  slug_taken: {
    status: 409,
    text: 'Another post has this address, or had it.',
  },

  // blog, engagement
  already_processing: { status: 409, text: problemTexts.alreadyProcessing },
} as const satisfies Record<string, { status: number; text: string }>;

/** The code of a problem, such as `session_full`. Codes never change. */
export type ProblemCode = keyof typeof problems;
