import * as z from 'zod';

// zod would try to compile its checks with the Function constructor; our content policy forbids that and says so aloud.
// Imported before any schema is made.
z.config({ jitless: true });
