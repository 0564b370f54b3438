import * as z from 'zod';

// zod would compile its checks with the Function constructor, which the content security policy blocks and reports. Import
// this before any schema is created.
z.config({ jitless: true });
