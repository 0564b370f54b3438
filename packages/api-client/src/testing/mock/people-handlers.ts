import { contract, problemExtras } from '../../contract/index.ts';
import type { Body } from '../../contract/index.ts';
import { exampleReply } from '../fakes/example-reply.ts';
import { fakeProblem } from '../fakes/fake-problem.ts';
import { fieldsOf, signedIn, text } from './handler-input.ts';
import { requireIdentity } from './identity.ts';
import type { MockPerson } from './mock-data.ts';
import type { MockState } from './mock-state.ts';
import type { MockCall, MockHandlers } from './mock-call.ts';

const membership = (person: MockPerson) =>
  person.isMember ? { ...exampleReply(contract.profile.dashboard).memberships[0]!, is_active: true } : null;
const userOf = ({ profile: { public_id, email } }: MockPerson) => ({
  public_id,
  email,
  is_active: true,
  email_verified: true,
});

function waiverStatusOf({ profile }: MockPerson) {
  const signed = exampleReply(contract.waiver.status);
  const unsigned = { waiver_accepted_date: null, payment_consent_date: null, accepted_version: null };
  const { waiver_accepted, payment_consent } = profile;
  return { ...signed, ...(waiver_accepted ? {} : unsigned), waiver_accepted, payment_consent, changed: [] };
}

/** The studio keeps no files, so every picture has the same address. */
const withPicture = (call: MockCall) =>
  Object.assign(signedIn(call).profile, {
    image_url: 'https://studio.test/me.webp',
    image_thumbnail: 'https://studio.test/me-small.webp',
  });

/** Sign-in, accounts, profiles and the waiver. */
export const peopleHandlers: MockHandlers = {
  'auth.signIn': ({ body, state }) => {
    const { email, password } = body as Body<typeof contract.auth.signIn>;
    const person = state.people.find(({ profile }) => profile.email === email);
    if (person?.password !== password)
      throw fakeProblem('invalid_credentials', problemExtras.invalid_credentials);
    return state.signIn(person);
  },
  'auth.refresh': ({ body, state }) => {
    const tokens = state.refresh(text(fieldsOf(body)['refresh']));
    if (tokens === null) throw fakeProblem('token_invalid');
    return tokens;
  },
  'auth.signOut': ({ body, state }) => state.signOut(text(fieldsOf(body)['refresh'])),
  'account.register': ({ body, state }) => {
    const { email, password } = fieldsOf(body);
    if (state.people.some(({ profile }) => profile.email === email))
      throw fakeProblem('validation_failed', { email: ['An account with this email already exists.'] });
    const person = newPerson(state, { email: text(email), password: text(password) }, false);
    return { user: userOf(person), tokens: state.signIn(person), message: 'Your account has been created.' };
  },
  'profile.me': (call) => signedIn(call).profile,
  'profile.updateMe': (call) => {
    const { profile, image } = fieldsOf(call.body);
    Object.assign(signedIn(call).profile, fieldsOf(profile));
    return image === undefined ? signedIn(call).profile : withPicture(call);
  },
  'profile.updateFeedProfile': (call) => Object.assign(signedIn(call).profile, fieldsOf(call.body)),
  'profile.uploadFeedImage': (call) => withPicture(call),
  'waiver.status': (call) => waiverStatusOf(signedIn(call)),
  'waiver.accept': (call) => {
    const person = signedIn(call);
    requireIdentity(person.profile);
    Object.assign(person.profile, { waiver_accepted: true, payment_consent: true });
    return waiverStatusOf(person);
  },
  'profile.trainingDashboard': (call) => {
    const person = signedIn(call);
    return { user: userOf(person), profile: person.profile, membership: membership(person) };
  },
  'profile.dashboard': (call) => {
    const person = signedIn(call);
    const own = membership(person);
    return {
      user: userOf(person),
      profile: person.profile,
      staff_profile: person.role === 'coach' ? { is_coach: true, coach_bio: null, next_session: null } : null,
      memberships: own === null ? [] : [own],
      recent_activity: [],
    };
  },
};

/** Adds a person who has just signed up. */
export function newPerson(
  state: MockState,
  { email, password, ...given }: { email: string; password: string } & Partial<MockPerson['profile']>,
  signed: boolean,
): MockPerson {
  const [first] = state.people;
  if (first === undefined) throw new Error('the mock studio has no people');
  const person: MockPerson = {
    password,
    isMember: false,
    role: null,
    profile: {
      ...first.profile,
      public_id: state.newId('person'),
      first_name: '',
      last_name: '',
      display_name: '',
      date_of_birth: null,
      ...given,
      email,
      waiver_accepted: signed,
      payment_consent: signed,
    },
  };
  state.people.push(person);
  return person;
}
