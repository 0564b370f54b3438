/** The callers: their relation to one coach's session and to the data of one person registered for it. */
export const roles = ['anonymous', 'otherMember', 'otherCoach', 'thatCoach', 'staff', 'owner'] as const;
export type Role = (typeof roles)[number];

/** The status for each role, in the order above. */
export type Row = readonly [number, number, number, number, number, number];

const everybody = (status = 200): Row => [status, status, status, status, status, status];
/** Personal data of one member: for all others it does not exist. */
const ownersOnly = (status = 200): Row => [401, 404, 404, 404, 404, status];
/** The participants of a session, visible to its coach and to staff. */
const participantsOnly = (status = 200): Row => [401, 404, 404, status, status, status];
/** Sessions are public, so leading another coach's session is forbidden (403), not unknown (404). */
const leadersOnly = (status = 200): Row => [401, 403, 403, status, status, 403];
/** Concerns only the caller, with or without an account. */
const signedIn = (status = 200): Row => [401, status, status, status, status, status];

/** Every call whose path contains a parameter, by noun as in the contract. A call missing here fails the test. */
export const expected: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  auth: { checkPermission: signedIn(), endSignIn: ownersOnly(204) },
  account: { confirmPasswordReset: everybody(400) },
  // The token is the right: nobody can guess it.
  waiver: { readLink: everybody(404), signLink: everybody(400) },
  contacts: { update: ownersOnly(), remove: ownersOnly(204) },
  programs: { detail: everybody(), sessions: everybody() },
  coaches: { detail: everybody() },
  sessions: {
    detail: everybody(),
    availability: everybody(),
    roster: leadersOnly(),
    exportRoster: leadersOnly(),
    attendance: leadersOnly(),
    message: leadersOnly(),
  },
  registrations: {
    cancel: ownersOnly(),
    feedback: ownersOnly(409),
    // The payment secret replaces the token as proof: only the owner's browser has it.
    confirmPayment: [404, 404, 404, 404, 404, 200],
    pay: ownersOnly(),
    // The id itself is the right: nobody can guess it, and the file names no person.
    calendarFile: everybody(),
  },
  // Behind the human check, whoever asks.
  openings: { request: everybody(400) },
  waitlist: { leave: ownersOnly(204), updateNotifications: ownersOnly(), status: ownersOnly() },
  registeredSessions: {
    detail: ownersOnly(),
    cancel: ownersOnly(),
    cancelPreview: ownersOnly(),
    moveOptions: ownersOnly(),
    move: ownersOnly(400),
    updates: ownersOnly(),
    markUpdatesRead: ownersOnly(204),
    messages: participantsOnly(),
    sendMessage: participantsOnly(201),
    participants: participantsOnly(),
    materials: participantsOnly(),
    downloadMaterial: participantsOnly(),
    feedback: ownersOnly(409),
    calendar: ownersOnly(),
  },
  // Its membership has ended: for its owner alone, there is nothing to change.
  memberships: {
    pay: ownersOnly(409),
    changeCard: ownersOnly(409),
    previewChange: ownersOnly(409),
    change: ownersOnly(409),
    cancel: ownersOnly(409),
    pause: ownersOnly(409),
    resume: ownersOnly(409),
  },
  // The token is the right here, too.
  payments: {
    readLink: everybody(404),
    payLink: everybody(400),
    forgetCard: ownersOnly(204),
    receipt: ownersOnly(),
  },
  blog: { post: everybody(), preview: everybody(404) },
  engagement: { read: everybody(), react: everybody() },
};
