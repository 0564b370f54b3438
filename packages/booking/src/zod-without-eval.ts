import { config } from 'zod/v4';

// The web apps import this module in place of zod (`resolve.alias` of their builds). zod would compile its checks with the
// Function constructor, which the content security policy blocks and reports. No schema can be created before this line runs.
config({ jitless: true });

export * from 'zod/v4';
