import type { Endpoint } from './endpoint.ts';

/** Ids of the mock studio, by the segment of the path before the parameter. */
const ids: Readonly<Record<string, string>> = {
  sessions: 'session-open',
  waitlist: 'session-full',
  registered: 'session-open',
  programs: 'program-foundations',
  coaches: 'coach-renee-alston',
  registrations: 'registration-1',
  memberships: 'membership-1',
  payments: 'payment-1',
  closings: 'closing-1',
  plans: 'plan-standard-month',
  materials: 'material-1',
  methods: 'pm_1c9e',
  'emergency-contacts': 'contact-1',
};

/** Values of parameters that are no ids. */
const values: Readonly<Record<string, string>> = {
  slug: 'first-crossovers',
  n: '1',
  perm: 'view_roster',
  type: 'ics',
  uid: 'MTA0',
  token: 'c8f2-5f0c2b7a41d8e6',
};

/** A value for each parameter of the path of a call, such as `{ id: 'session-open' }`. */
export function exampleParams({ path }: Pick<Endpoint, 'path'>): Record<string, string> {
  const segments = path.split('/');
  const named = segments.flatMap((segment, index) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    return name === undefined ? [] : [[name, values[name] ?? ids[segments[index - 1] ?? ''] ?? `${name}-1`]];
  });
  return Object.fromEntries(named) as Record<string, string>;
}
