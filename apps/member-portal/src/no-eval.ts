import * as z from 'zod';

// zod would try to compile its checks with the Function constructor. The content security policy forbids that and reports it
// in the console.
z.config({ jitless: true });
