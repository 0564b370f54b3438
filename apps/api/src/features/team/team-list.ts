import { teamRoles, type TeamMember, type TeamRole } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { folded } from '../../platform/database/schema/folded.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';

const personRow = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(teamRoles),
  refund_limit_cents: z.number().nullable(),
  status: z.enum(['active', 'invited']),
  expires: dateOfMs.nullable(),
  version: z.number(),
});

/** The team and the open invitations to it. */
const everybody = sql`(
  select u.id, u.email, coalesce(f.first_name, '') as first_name, coalesce(f.last_name, '') as last_name,
    t.role, t.refund_limit_cents, 'active' as status, null::timestamptz as expires_at, t.version
  from team_members t join users u on u.id = t.user_id left join profiles f on f.user_id = u.id
  union all
  select i.id, i.email, '', '', i.role, i.refund_limit_cents, 'invited', i.expires_at, 1 from team_invitations i
) p`;

const select = sql`p.id, p.email, p.first_name, p.last_name, p.role, p.refund_limit_cents, p.status,
  ${epochMs('p.expires_at')} as expires, p.version`;

interface Filters {
  readonly search?: string | undefined;
  readonly role?: TeamRole | undefined;
}

export const teamList = ({ search, role }: Filters): List<typeof personRow.shape> => ({
  row: personRow,
  select,
  from: everybody,
  where: [
    matchesSearch(sql`p.first_name || ' ' || p.last_name || ' ' || p.email`, search),
    role && sql`p.role = ${role}`,
  ],
  id: sql`p.id`,
  sorts: {
    name: { by: folded(sql`(p.last_name || ' ' || p.first_name || ' ' || p.email)`), type: 'text' },
    email: { by: sql`p.email`, type: 'text' },
    role: { by: sql`p.role`, type: 'text' },
  },
  sortedBy: 'name',
});

export const teamMemberView = ({ expires, ...person }: z.output<typeof personRow>): TeamMember => ({
  ...person,
  invitation_expires_at: expires && toStudioIso(expires),
});

/** One person of the team or one invitation. */
export async function findTeamMember(db: Db, id: string): Promise<TeamMember | undefined> {
  const [row] = await readRows(
    personRow,
    db.execute(sql`select ${select} from ${everybody} where p.id = ${id}`),
  );
  return row && teamMemberView(row);
}
