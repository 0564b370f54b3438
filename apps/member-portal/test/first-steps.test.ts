import type { Profile, RegisteredSession } from '@detroit-well/api-client/contract';
import { expect, it } from 'vitest';
import { openSteps } from '../src/first-steps/steps.ts';

const complete: Profile = {
  public_id: 'p1',
  email: 'nia@demo.test',
  first_name: 'Nia',
  last_name: 'Long',
  display_name: 'Nia',
  phone: '(313) 555-0142',
  gender: null,
  date_of_birth: '1981-06-03',
  image_url: null,
  image_thumbnail: null,
  waiver_accepted: true,
  payment_consent: true,
  reminders: true,
};
const blank = { first_name: '', last_name: '', display_name: '', phone: null, date_of_birth: null };
const unsigned = { waiver_accepted: false, payment_consent: false };
// The rule reads only whether there is a session.
const session = {} as RegisteredSession;

it.each<[string, Partial<Profile>, RegisteredSession[], ReturnType<typeof openSteps>]>([
  ['a new account', { ...blank, ...unsigned }, [], [false, false, false]],
  ['details without a waiver', unsigned, [], [true, false, false]],
  ['a waiver without payment consent', { payment_consent: false }, [], [true, false, false]],
  ['a waiver without a phone', { phone: '' }, [], [false, true, false]],
  ['everything but a session', {}, [], [true, true, false]],
  ['a registration, whatever else is missing', { ...blank, ...unsigned }, [session], null],
])('the first steps of a member with %s', (_name, over, sessions, steps) => {
  expect(openSteps({ ...complete, ...over }, sessions)).toEqual(steps);
});

it('there are no first steps until profile and sessions are known', () => {
  expect(openSteps(undefined, [])).toBeNull();
  expect(openSteps(complete, undefined)).toBeNull();
});
