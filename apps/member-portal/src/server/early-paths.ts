import { profileRows, registeredSessionsRows, sessionsRows } from '@detroit-well/api-client';

/** The calls of the dashboard's first view, which start with its document. */
const calls = [profileRows['dashboard'], registeredSessionsRows['list'], sessionsRows['upcoming']];

export const dashboardPaths: readonly string[] = calls.flatMap((call) => call?.path ?? []);
