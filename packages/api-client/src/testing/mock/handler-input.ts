import { fakeProblem } from '../fakes/fake-problem.ts';
import type { MockPerson } from './mock-data.ts';
import type { MockCall } from './mock-call.ts';

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const fieldsOf = (value: unknown): Record<string, unknown> => (value ?? {}) as Record<string, unknown>;

/** The signed-in caller. Throws for a call that a visitor made. */
export function signedIn({ person }: MockCall): MockPerson {
  if (person === null) throw fakeProblem('not_authenticated');
  return person;
}
