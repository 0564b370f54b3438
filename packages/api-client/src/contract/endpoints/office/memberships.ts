import { endpoint } from '../../definition/endpoint.ts';
import { officeProblems } from '../../definition/office-problems.ts';
import { endMembershipBody, grantMembershipBody, officeMembership } from '../../shapes/office/memberships.ts';

export const officeMemberships = {
  grant: endpoint({
    method: 'POST',
    path: '/office/people/{id}/memberships/',
    access: 'member',
    permission: 'memberships.write',
    body: grantMembershipBody,
    reply: officeMembership,
    status: 201,
    problems: ['validation_failed', ...officeProblems, 'not_found', 'membership_exists'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Grants a membership to a person who has none.',
    source: 'added',
  }),
  end: endpoint({
    method: 'POST',
    path: '/office/people/{id}/memberships/{membership_id}/end/',
    access: 'member',
    permission: 'memberships.write',
    body: endMembershipBody,
    reply: officeMembership,
    problems: ['validation_failed', ...officeProblems, 'not_found', 'membership_over'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Ends a membership today. Registrations keep their price.',
    source: 'added',
  }),
};
