import {
  carriesKey,
  contract,
  problems,
  type Endpoint,
  type Noun,
  type ProblemCode,
} from '@detroit-well/api-client/contract';

/** A call of the contract with its name. */
export interface ListedCall {
  readonly noun: Noun;
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** Every call of a noun, in the order of the contract. */
export function callsOf(noun: Noun): readonly ListedCall[] {
  const calls: Readonly<Record<string, Endpoint>> = contract[noun];
  return Object.entries(calls).map(([name, endpoint]) => ({ noun, name, endpoint }));
}

export const nouns = Object.keys(contract) as Noun[];
export const allCalls: readonly ListedCall[] = nouns.flatMap(callsOf);

export const nounTitles: Readonly<Record<Noun, string>> = {
  auth: 'Auth',
  account: 'Account',
  profile: 'Profile',
  contacts: 'Contacts',
  billing: 'Billing',
  waiver: 'Waiver',
  programs: 'Programs',
  sessions: 'Sessions',
  registrations: 'Registrations',
  waitlist: 'Waitlist',
  registeredSessions: 'Registered sessions',
  pages: 'Pages',
  navigation: 'Navigation',
  newsletter: 'Newsletter',
  contact: 'Contact',
  blog: 'Blog',
  engagement: 'Engagement',
  payments: 'Payments',
  challenge: 'Challenge',
  chatRooms: 'Chat rooms',
};

export const nounLeads: Readonly<Record<Noun, string>> = {
  auth: 'Sign a member in and out, refresh tokens and read roles. Most programs call only `signIn` and leave the rest to a session.',
  account: 'Create and delete accounts, change passwords and confirm email addresses.',
  profile: 'Read and change the profile of the signed-in member, with the dashboard that shows it.',
  contacts: 'Keep the emergency contacts of a member. One of them is primary.',
  billing: 'Keep the one billing address of a member.',
  waiver: 'Read the liability waiver, sign it and download the signed document.',
  programs: 'Read training programs, their categories and the sessions that belong to them.',
  sessions:
    'A session is one class on one date, with a coach, a price and a number of spots. Anyone can read sessions. Signed-in members also see their own price and registration.',
  registrations: 'Register a member or a guest for a session, pay, cancel and give feedback.',
  waitlist: 'Join the waitlist of a full session, read the position in it and leave it.',
  registeredSessions:
    'Everything a member sees about a session they are registered for: updates, messages, materials, participants and calendar files.',
  pages: 'Read the pages of the content system.',
  navigation: 'Read the menu of the public site.',
  newsletter: 'Subscribe an email address to the mailing list.',
  contact: 'Send a message to the studio.',
  blog: 'Read posts, categories, tags and authors of the blog.',
  engagement: 'Count the views and reactions of a post.',
  payments: 'Read how the studio takes payments, and manage saved cards.',
  challenge: 'Prove that a person submits a form.',
  chatRooms: 'List the chat rooms of the signed-in member. The messages come by websocket.',
};

/** Who may call, in words. */
export function accessLabel({ access, role }: Endpoint): string {
  if (role === 'coach') return 'Coach only';
  if (role === 'staff') return 'Staff only';
  return { public: 'Public', member: 'Members', either: 'Sign-in optional' }[access];
}

/** What a repeated request does, in words. */
export function repeatLabel(endpoint: Endpoint): string {
  if (endpoint.method === 'GET') return 'Safe to repeat';
  return carriesKey(endpoint) ? 'Idempotency key' : 'Not idempotent';
}

/** The problems of a call, with those of its idempotency key. */
export function problemsOf(
  endpoint: Endpoint,
): readonly { readonly code: ProblemCode; readonly status: number }[] {
  const withKey: readonly ProblemCode[] = carriesKey(endpoint)
    ? ['in_progress', 'idempotency_key_reused']
    : [];
  const codes = [...new Set<ProblemCode>([...endpoint.problems, ...withKey])];
  return codes
    .map((code) => ({ code, status: problems[code].status }))
    .toSorted((a, b) => a.status - b.status);
}

/** The status of a successful response. */
export const successStatus = ({ reply, status }: Endpoint): number =>
  status ?? (reply === 'nothing' ? 204 : 200);
