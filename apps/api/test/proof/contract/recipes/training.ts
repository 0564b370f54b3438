import type { Recipes } from '../recipe.ts';

export const training: Recipes = {
  'programs.list': { good: () => ({ by: null }) },
  'sessions.attendance': { wrong: { body: { attendance: 'all' } } },
  'registeredSessions.cancel': { wrong: { body: { reason: 5 } } },
  'registeredSessions.messages': { wrong: { query: { limit: 'many' } } },
};
