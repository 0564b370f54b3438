import { createCalls, navigationRows, profileRows, registeredSessionsRows } from '@detroit-well/api-client';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { queryOptions } from '@tanstack/react-query';
import { session } from '../auth/session.ts';
import { longestWaitMs, transport } from './transport.ts';

/** The client of the first view, without the rest of the contract. */
const calls = createCalls(
  { navigation: navigationRows, profile: profileRows, registeredSessions: registeredSessionsRows },
  { session, onEvent: emitSignal, transport, longestWaitMs },
);

const day = 86_400_000;

// The queries of the whole nouns would exceed the budget of the first view (ADR-057); these have the same keys.

/** The dashboard response, including the profile of the signed-in member. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['profile', 'dashboard'],
    queryFn: ({ signal }) => calls.profile.dashboard({ signal }),
  });

export const menuQuery = () =>
  queryOptions({
    queryKey: ['navigation', 'menu'],
    queryFn: async ({ signal }) => (await calls.navigation.menu({ signal })).items,
    staleTime: day,
    meta: { background: true },
  });

export const registeredSessionsQuery = () =>
  queryOptions({
    queryKey: ['registered-sessions', 'list'],
    queryFn: ({ signal }) => calls.registeredSessions.list({ signal }),
  });
