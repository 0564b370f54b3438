import { createClient } from '@detroit-well/api-client';

const baseUrl = 'http://localhost:4000/api/v2';
for await (const session of createClient({ baseUrl }).sessions.list()) console.log(session.title);
