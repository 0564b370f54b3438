import type { Client } from '../client/create-client.ts';
import { blogQueries, navigationQueries, pageQueries, settingQueries } from './content.ts';
import { billingQueries, contactQueries, profileQueries, waitlistQueries, waiverQueries } from './members.ts';
import { programQueries } from './programs.ts';
import { registeredSessionQueries, registrationQueries } from './registered-sessions.ts';
import { sessionQueries } from './sessions.ts';

/**
 * TanStack Query options for every call that reads, by noun. Keys begin with the noun, so that
 * `invalidateQueries({ queryKey: ['sessions'] })` means all of them.
 */
export function createQueries(client: Client) {
  return {
    profile: profileQueries(client),
    contacts: contactQueries(client),
    billing: billingQueries(client),
    waiver: waiverQueries(client),
    waitlist: waitlistQueries(client),
    programs: programQueries(client),
    sessions: sessionQueries(client),
    registrations: registrationQueries(client),
    registeredSessions: registeredSessionQueries(client),
    pages: pageQueries(client),
    navigation: navigationQueries(client),
    blog: blogQueries(client),
    settings: settingQueries(client),
  };
}

export type Queries = ReturnType<typeof createQueries>;

export { isWorthRetrying, patiently } from './retry.ts';
export type { SessionFilters } from './sessions.ts';
export type { ProgramFilters } from './programs.ts';
export type { PageFilters, PostFilters } from './content.ts';
