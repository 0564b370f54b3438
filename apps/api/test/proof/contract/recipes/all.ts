import type { Recipes } from '../recipe.ts';
import { accounts } from './accounts.ts';
import { booking } from './booking.ts';
import { movingRecipes } from './moving.ts';
import { content } from './content.ts';
import { desk } from './desk.ts';
import { giftCards } from './gift-cards.ts';
import { memberships } from './memberships.ts';
import { office } from './office.ts';
import { openings } from './openings.ts';
import { passes } from './passes.ts';
import { own } from './own.ts';
import { paymentLinkRecipes } from './payment-links.ts';
import { training } from './training.ts';
import { waitlist } from './waitlist.ts';

/** How to reach every call and every problem. A call that is missing here needs nothing beyond the contract. */
export const recipes: Recipes = {
  ...accounts,
  ...own,
  ...training,
  ...booking,
  ...waitlist,
  ...movingRecipes,
  ...openings,
  ...memberships,
  ...passes,
  ...giftCards,
  ...content,
  ...office,
  ...desk,
  ...paymentLinkRecipes,
};
