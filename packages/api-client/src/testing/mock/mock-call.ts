import type { contract } from '../../contract/index.ts';
import type { MockPerson } from './mock-data.ts';
import type { MockState } from './mock-state.ts';

/** `noun.call`, such as `registrations.register`. */
export type CallName = {
  [Noun in keyof typeof contract]: `${Noun}.${string & keyof (typeof contract)[Noun]}`;
}[keyof typeof contract];

/** A request that a handler responds to: already authenticated and valid. */
export interface MockCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly person: MockPerson | null;
  readonly state: MockState;
}

export type MockHandler = (call: MockCall) => unknown;
export type MockHandlers = Partial<Record<CallName, MockHandler>>;
