import { createClient } from '@detroit-well/api-client';
import { createQueries } from '@detroit-well/api-client/queries';

// vite.config.ts forwards this path to the API, because the API accepts no calls from other origins than its own apps.
export const queries = createQueries(createClient({ baseUrl: '/api/v2' }));
