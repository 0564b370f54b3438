import type { OfficePerson } from '@detroit-well/api-client';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Badge } from '@detroit-well/ui/components/badge';
import { Status } from '@detroit-well/ui/components/status';
import { roleName } from '../../access/access.ts';
import { fullName } from '../../access/use-person.ts';
import { listed } from '../../format/listed.ts';
import { dollars } from '../../format/dollars.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { WaiverStatus } from '../../people/waiver-status.tsx';
import { PersonActions } from './person-actions.tsx';

/** The other names of records that were merged into this one. */
function alsoKnown(person: OfficePerson): string {
  const names = person.merges.map(({ name }) => name).filter((name) => name !== fullName(person));
  return names.length === 0 ? '' : `Also known as ${listed([...new Set(names)])}.`;
}

/** Who it is, what applies to them today, and what can be done. */
export function PersonHead({ person }: { person: OfficePerson }) {
  const { membership, role, waiver_state, created_at, visits_count: visits, is_open, balance } = person;
  return (
    <div className="head person-head">
      <PersonAvatar name={fullName(person)} path={person.picture_path} size={80} />
      <hgroup>
        <h1>{is_open ? fullName(person) : 'Closed account'}</h1>
        <div className="row">
          {is_open ? null : <Status tone="bad">Account closed</Status>}
          {membership === null ? null : <Badge tone="maple">{membership}</Badge>}
          {role === null ? null : <Badge>{roleName(role)}</Badge>}
          <WaiverStatus state={waiver_state} />
          {balance === '0.00' ? null : <Status tone="wait">{`${dollars(balance)} to pay`}</Status>}
        </div>
        <p>
          {[
            `Since ${formatMediumDate(created_at)}.`,
            `${visits} ${visits === 1 ? 'visit' : 'visits'}.`,
            alsoKnown(person),
          ].join(' ')}
        </p>
      </hgroup>
      {is_open ? <PersonActions person={person} /> : null}
    </div>
  );
}
