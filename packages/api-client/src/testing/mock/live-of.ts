import { fakeProblem } from '../fakes/fake-problem.ts';
import { signedIn } from './handler-input.ts';
import type { MockCall } from './mock-call.ts';
import type { MockRegistration } from './mock-state.ts';

/** The caller's registration for the session in the path. */
export function liveOf(call: MockCall): MockRegistration {
  const person = signedIn(call);
  const found = call.state.registrations.find(
    ({ view, personId }) =>
      view.session_id === call.params['id'] &&
      personId === person.profile.public_id &&
      view.status !== 'expired',
  );
  if (found === undefined) throw fakeProblem('not_found');
  return found;
}
