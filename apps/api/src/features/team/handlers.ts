import { permissionsOf } from '@detroit-well/api-client/contract';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { listReply } from '../../platform/lists/list-reply.ts';
import { changeMember, endSessions, removeMember } from './change-member.ts';
import type { TeamDeps } from './dependencies.ts';
import { acceptInvitation, invite } from './invitations.ts';
import { rightsOf } from './rights.ts';
import { teamList, teamMemberView } from './team-list.ts';

export const officeTeamHandlers: HandlersOf<'officeTeam', TeamDeps> = {
  me: async ({ caller }, { office, settings }) => {
    const { role, refundLimitCents } = await office.read((db) => rightsOf(db, caller.userId));
    return {
      role,
      permissions: permissionsOf(role),
      refund_limit_cents: refundLimitCents,
      sends_texts: settings.sms.provider !== 'none',
    };
  },
  list: (call, deps) =>
    listReply(call, deps, { name: 'team', list: teamList(call.query), view: teamMemberView }),
  invite,
  change: changeMember,
  remove: removeMember,
  endSessions,
  acceptInvitation,
};
