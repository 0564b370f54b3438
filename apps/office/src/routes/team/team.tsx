import type { TeamMember, TeamRole } from '@detroit-well/api-client';
import { teamRoles } from '@detroit-well/api-client/office';
import { formatShortDate } from '@detroit-well/config/studio-time';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Badge } from '@detroit-well/ui/components/badge';
import { Button } from '@detroit-well/ui/components/button';
import { Status } from '@detroit-well/ui/components/status';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { teamQuery } from '../../api/queries.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable, type ListColumn } from '../../lists/data-table.tsx';
import { FilterButton } from '../../lists/filter-button.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { listState } from '../../lists/list-state.ts';
import { useListAddress } from '../../lists/use-address.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { roleNames, useMay } from '../../access/access.ts';
import { fullName } from '../../access/use-person.ts';
import { InviteDialog } from '../../team/invite-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { limitText } from '../../format/refund-limit.ts';
import { RoleMatrix } from './role-matrix.tsx';

const sorts = ['name', '-name', 'email', '-email', 'role', '-role'] as const;
const tones = { owner: 'ink', manager: 'ink', front_desk: 'soft', coach: 'maple', editor: 'soft' } as const;

/** The people who can sign in to the office, the open invitations, and what each role may do. */
export function Screen() {
  useScreen('Team and roles');
  const address = useListAddress();
  const mayInvite = useMay('team.write');
  const [inviting, setInviting] = useState(false);
  const filters = {
    search: address.search || undefined,
    role: teamRoles.find((role) => role === address.get('role')),
    sort: sorts.find((sort) => sort === address.sort),
  };
  const query = useQuery(teamQuery({ ...filters, cursor: address.cursor }));
  const list = listState(query);
  const opened = list.rows.find(({ id }) => id === address.get('open'));
  const invited = list.rows.filter(({ status }) => status === 'invited').length;
  useShortcuts(mayInvite ? [{ keys: 'n', label: 'Invite', run: () => setInviting(true) }] : []);
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>Team and roles</h1>
          <p>
            {list.status === 'ready'
              ? peopleText(list.count - invited, invited)
              : 'Who can sign in to the office'}
          </p>
        </hgroup>
        <div className="acts">
          <CsvButton name="team" load={() => client.office.team.listCsv({ query: filters })} />
          {mayInvite ? (
            <Button size="xs" variant="signal" slash onClick={() => setInviting(true)}>
              Invite
            </Button>
          ) : null}
        </div>
      </div>
      <div className="tools" role="search">
        <ListSearch address={address} label="Name or email" />
        <FilterButton
          label="Role"
          all="All"
          value={filters.role}
          options={teamRoles.map((role) => ({ value: role, label: roleNames[role] }))}
          onChange={(role) => address.set({ role })}
        />
      </div>
      <DataTable
        noun="people of the team"
        columns={columns(address.openHref)}
        list={list}
        rowKey={({ id }) => id}
        address={address}
        filters={['role']}
        order="name"
        empty={null}
      />
      <RoleMatrix />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      <MemberDialog member={opened} onClose={() => address.close()} />
    </>
  );
}

function peopleText(people: number, invited: number): string {
  const can = `${people} ${people === 1 ? 'person' : 'people'} can sign in to the office.`;
  if (invited === 0) return can;
  return `${can} ${invited} ${invited === 1 ? 'invitation is' : 'invitations are'} open.`;
}

const columns = (openHref: (id: string) => string): readonly ListColumn<TeamMember>[] => [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    place: 't',
    cell: (member) => (
      <span className="person-cell">
        <Avatar name={fullName(member)} />
        <span>
          <a href={openHref(member.id)}>
            <b>{fullName(member)}</b>
          </a>
          {fullName(member) === member.email ? null : <small>{member.email}</small>}
        </span>
      </span>
    ),
  },
  { id: 'role', label: 'Role', sort: 'role', place: 'b', cell: ({ role }) => <RoleBadge role={role} /> },
  {
    id: 'limit',
    label: 'Refund limit',
    cell: ({ refund_limit_cents }) => limitText(refund_limit_cents),
  },
  {
    id: 'state',
    label: 'State',
    place: 'r',
    end: true,
    cell: ({ invitation_expires_at: expires }) =>
      expires === null ? (
        <Status tone="ok">Active</Status>
      ) : (
        <Status tone="wait">{`Invited until ${formatShortDate(expires)}`}</Status>
      ),
  },
];

const RoleBadge = ({ role }: { role: TeamRole }) => <Badge tone={tones[role]}>{roleNames[role]}</Badge>;
