import { NoResponse } from '@detroit-well/api-client/testing';

/** A response as the transport returns it, or a lost response. */
export type Reply =
  { readonly status: number; readonly data?: unknown; readonly retryAfter?: string } | NoResponse;

const problem = (status: number): Reply => ({ status, data: { detail: 'fault' } });

/** A response after 29 seconds still counts and is no fault; after 31 seconds the client has timed out. */
export const replies = {
  cut: new NoResponse('network'),
  offline: new NoResponse('network'),
  '31 s': new NoResponse('timeout'),
  html: { status: 200, data: '<!doctype html><h1>It works!</h1>' },
  null: { status: 200, data: null },
  '{}': { status: 200, data: {} },
  400: problem(400),
  401: problem(401),
  403: problem(403),
  404: problem(404),
  409: problem(409),
  429: { status: 429, data: { detail: 'fault' }, retryAfter: '90' },
  500: problem(500),
  502: problem(502),
  503: problem(503),
} satisfies Record<string, Reply>;

export type Fault = `${keyof typeof replies}`;

export const faultNames = Object.keys(replies) as Fault[];

export const isLost = (fault: Fault): boolean => fault === 'cut' || fault === 'offline' || fault === '31 s';
export const isUnreadable = (fault: Fault): boolean => fault === 'html' || fault === 'null' || fault === '{}';
export const isServerError = (fault: Fault): boolean => fault === '500' || fault === '502' || fault === '503';

/** Whether the action may have happened: the request was sent, but no reliable response arrived. */
export const isUnknown = (fault: Fault): boolean => isLost(fault) || isServerError(fault);
