import type { OfficePersonRow } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Badge } from '@detroit-well/ui/components/badge';
import { fullName } from '../../access/use-person.ts';
import { exactDollars } from '../../format/dollars.ts';
import type { ListColumn } from '../../lists/data-table.tsx';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { WaiverStatus } from '../../people/waiver-status.tsx';

export const peopleColumns: readonly ListColumn<OfficePersonRow>[] = [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    place: 't',
    cell: (person) => (
      <span className="person-cell">
        <PersonAvatar name={fullName(person)} path={person.picture_path} />
        <span>
          <a href={paths.office.person(person.id)}>
            <b>{fullName(person)}</b>
          </a>
          {['', fullName(person)].includes(person.email) ? null : <small>{person.email}</small>}
        </span>
      </span>
    ),
  },
  {
    id: 'phone',
    label: 'Phone',
    wide: true,
    cell: ({ phone }) => <span className="nw">{phone}</span>,
  },
  {
    id: 'membership',
    label: 'Membership',
    cell: ({ membership }) =>
      membership === null ? <span className="muted">None</span> : <Badge tone="maple">{membership}</Badge>,
  },
  {
    id: 'waiver',
    label: 'Waiver',
    place: 'b',
    cell: ({ waiver_state }) => <WaiverStatus state={waiver_state} />,
  },
  {
    id: 'last_visit',
    label: 'Last visit',
    cell: ({ last_visit_at: at }) => (
      <span className="nw muted">{at === null ? 'Never' : formatMediumDate(at)}</span>
    ),
  },
  { id: 'tags', label: 'Tags', cell: ({ tags }) => <span className="muted">{tags.join(', ')}</span> },
  {
    id: 'balance',
    label: 'Balance',
    place: 'r',
    end: true,
    cell: ({ balance }) => <span className="nw tnum">{exactDollars(balance)}</span>,
  },
];
