import { missingIdentity, type Identity } from '@detroit-well/pricing';
import { identityMessages } from '@detroit-well/validation/messages';
import { fakeProblem } from '../fakes/fake-problem.ts';

/** Throws unless the name and the date of birth are known. */
export function requireIdentity(identity: Identity): void {
  const missing = missingIdentity(identity).map((field) => [field, [identityMessages[field]]]);
  if (missing.length > 0) throw fakeProblem('profile_incomplete', Object.fromEntries(missing));
}
