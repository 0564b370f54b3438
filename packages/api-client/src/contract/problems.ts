import { messages } from '@detroit-well/validation/messages';

/**
 * The problems that the server returns: code, status and text for people. Codes never change. Rows are in the order of the
 * nouns; texts from SPEC-B 8 are exact.
 */
export const problems = {
  // Any call (SPEC-B 8.1)
  validation_failed: { status: 400, text: 'Invalid request. Please check your input and try again.' },
  not_authenticated: { status: 401, text: 'Authentication required. Please log in and try again.' },
  permission_denied: { status: 403, text: 'You do not have permission to access this resource' },
  not_found: { status: 404, text: 'The requested resource was not found.' },
  in_progress: {
    status: 409,
    text: 'This request is still being worked on. Please wait a moment and try again.',
  },
  payload_too_large: { status: 413, text: 'File size must be less than 5MB' },
  unsupported_media_type: { status: 415, text: 'This kind of file or content is not accepted.' },
  idempotency_key_reused: {
    status: 422,
    text: 'This request was already made with other details. Please start again.',
  },
  rate_limited: { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  server_error: { status: 500, text: 'Server error occurred. Please try again.' },
  not_implemented: { status: 501, text: 'This call is not built yet.' },
  unavailable: { status: 503, text: 'Service temporarily unavailable. Please try again later.' },

  // auth (SPEC-B 8.3)
  invalid_credentials: {
    status: 401,
    text: 'Invalid email or password. Please check your credentials and try again.',
  },
  token_invalid: { status: 401, text: 'Your session has ended. Please log in again.' },

  // account (SPEC-B 8.4, 8.5)
  challenge_failed: {
    status: 400,
    text: 'Security verification is required. Please complete the verification.',
  },
  challenge_expired: { status: 400, text: 'Security verification expired. Please verify again.' },
  reset_link_invalid: {
    status: 400,
    text: 'This reset link has expired or is invalid. Please request a new password reset.',
  },
  verification_link_invalid: {
    status: 400,
    text: 'This verification link has expired or is invalid. Please request a new one.',
  },

  // contacts, billing, waiver (SPEC-A 5)
  contact_limit: { status: 400, text: 'You can keep at most 3 emergency contacts.' },
  primary_contact_exists: { status: 400, text: 'Only one contact may be primary.' },
  billing_address_exists: { status: 409, text: 'A billing address exists already.' },
  waiver_changed: { status: 409, text: 'The waiver has changed. Please read it again before you sign.' },

  // registrations (SPEC-B 8.8)
  waiver_required: {
    status: 403,
    text: 'Please complete your waiver and payment consent in your profile settings before registering for sessions.',
  },
  age_restricted: { status: 400, text: messages.tooYoungForSession },
  session_full: { status: 400, text: 'Sorry, this session is now full.' },
  already_registered: { status: 400, text: 'You are already registered for this session.' },
  registration_closed: { status: 400, text: 'Registration for this session is closed.' },
  plan_unavailable: {
    status: 400,
    text: 'This payment plan would end after the session. Please choose another.',
  },
  payment_failed: { status: 402, text: 'Payment failed. Please try again.' },
  account_exists: {
    status: 409,
    text: 'An account with this email already exists. Please sign in to register.',
  },
  price_changed: { status: 409, text: 'The price of this session has changed.' },
  hold_expired: {
    status: 409,
    text: 'Your place was held for 15 minutes and has been released. Nothing was charged.',
  },
  nothing_to_pay: { status: 409, text: 'This registration is already paid.' },
  cannot_cancel: { status: 409, text: 'This registration can no longer be cancelled.' },
  feedback_not_open: { status: 409, text: 'Feedback opens when the session has ended.' },
  feedback_given: { status: 409, text: 'You have already given feedback for this session.' },
  thread_closed: { status: 409, text: 'Messages to a session close when it has ended.' },

  // waitlist
  waitlist_not_needed: { status: 409, text: 'This session has free places. Please register instead.' },
  already_waiting: { status: 409, text: 'You are already on the waitlist for this session.' },

  // blog, engagement
  already_processing: { status: 409, text: 'Already processing...' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ProblemCode = keyof typeof problems;
