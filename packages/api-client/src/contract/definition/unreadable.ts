/** SPEC-B 8.8, session list load. */
export const unreadableSessions = 'Invalid session data format received from server';
/** SPEC-A 2. */
export const noDashboard = 'No dashboard data available';
export const unreadableList = 'The list could not be read.';
export const unreadableResponse = 'The response could not be read.';

/** The response has no shape that a screen could show. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
