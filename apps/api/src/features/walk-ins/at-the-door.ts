import type { RegistrationFacts } from '../booking/seats/eligibility.ts';
import type { RegistrationContext } from '../booking/seats/registration-context.ts';

/**
 * The facts of somebody at the door. The waiver, the payment terms and what is missing of the name and the date of birth are asked
 * at signing, so they refuse nobody; who is known to be under age is refused.
 */
export const factsAtTheDoor = (
  facts: RegistrationFacts,
  { session }: RegistrationContext,
): RegistrationFacts => {
  const { identity } = facts;
  const known = {
    first_name: identity.first_name || notAsked,
    last_name: identity.last_name || notAsked,
    date_of_birth: identity.date_of_birth ?? someAdult,
  };
  return {
    ...facts,
    open: session.openAtTheDoor,
    waiverAccepted: true,
    paymentConsent: true,
    identity: known,
  };
};

const notAsked = 'not asked yet';
const someAdult = '1900-01-01';
