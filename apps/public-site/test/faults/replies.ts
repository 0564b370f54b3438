import { NoResponse } from '@detroit-well/api-client/testing';

/** The behavior of the fake transport for one call. */
export type Reply =
  { readonly status: number; readonly data?: unknown; readonly retryAfter?: string } | NoResponse;

const problem = (status: number): Reply => ({ status, data: { detail: 'fault' } });

export const replies = {
  cut: new NoResponse('network'),
  offline: new NoResponse('network'),
  '31 s': new NoResponse('timeout'),
  html: { status: 200, data: '<!doctype html><h1>It works!</h1>' },
  null: { status: 200, data: null },
  '{}': { status: 201, data: {} },
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

export const isLost = (fault: Fault): boolean => ['cut', 'offline', '31 s'].includes(fault);
/** Successes whose response cannot be read. */
export const unreadable: readonly Fault[] = ['html', 'null', '{}'];
export const isUnreadable = (fault: Fault): boolean => unreadable.includes(fault);
/** The action may have happened: it was sent, and no trustworthy response came back. */
export const isUnknown = (fault: Fault): boolean => isLost(fault) || ['500', '502', '503'].includes(fault);
