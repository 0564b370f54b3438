import type { RequestOptions } from '../http/perform.ts';

/** How a query makes its call. TanStack Query repeats it, so the client does not. */
export const byQuery = (signal: AbortSignal): RequestOptions => ({ signal, maxRetries: 0 });
