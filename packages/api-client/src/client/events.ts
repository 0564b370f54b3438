import type { ApiError } from '../errors/api-error.ts';

/** What the http layer announces and never acts upon (Spec B 8.1): screens decide what to show. */
export type ClientEvent =
  | { type: 'rateLimited'; message: string; waitMs: number }
  | { type: 'permissionError'; message: string; error: ApiError }
  | { type: 'serverError'; message: string; error: ApiError }
  | { type: 'networkError'; message: string; error: ApiError };

export type OnEvent = (event: ClientEvent) => void;
