import { solvedOn } from '@detroit-well/api/turnstile-fake';
import { cards } from '../fixtures/guest.ts';
import { openStudio, type Studio } from '../fixtures/studio.ts';
import type { Rehearsal } from './start-rehearsal.ts';

/** The studio of a rehearsal, whose cards are Stripe's and whose human checks are Turnstile's. */
export const openRehearsalStudio = ({ addresses, owner, thirdParties }: Rehearsal): Promise<Studio> =>
  openStudio(addresses, {
    owner,
    newCard: () => thirdParties.stripe.card(cards.pays),
    newHumanToken: () => solvedOn(new URL(addresses.site).hostname),
  });
