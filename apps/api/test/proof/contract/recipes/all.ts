import type { Recipes } from '../recipe.ts';
import { accounts } from './accounts.ts';
import { booking } from './booking.ts';
import { content } from './content.ts';
import { own } from './own.ts';
import { training } from './training.ts';

/** How every call and every problem is reached; a call that is not here needs nothing that the contract does not say. */
export const recipes: Recipes = { ...accounts, ...own, ...training, ...booking, ...content };
