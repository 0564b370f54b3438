import {
  mayDo,
  officeRecord,
  recordNouns,
  teamRoles,
  type Permission,
} from '@detroit-well/api-client/office';
import { roleNames } from '../../access/access.ts';
import { titleOf } from '../../navigation/record-names.ts';

interface Group {
  readonly title: string;
  readonly rows: readonly (readonly [Permission, string])[];
}

/** What the permissions allow, as people say it. The roles that hold each come from the contract. */
const named: readonly Group[] = [
  {
    title: 'Sessions',
    rows: [
      ['schedule.read', 'See the schedule'],
      ['schedule.write', 'Create and change sessions'],
      ['roster.read', 'Rosters of own sessions'],
      ['roster.all', 'Rosters of all sessions'],
      ['attendance.write', 'Mark attendance'],
      ['messages.write', 'Write to the people of a session'],
    ],
  },
  {
    title: 'People',
    rows: [
      ['people.read', 'See people'],
      ['people.write', 'Create and change people, write notes'],
      ['people.close', 'Close accounts'],
      ['waiverlinks.write', 'Send links to sign the waiver'],
    ],
  },
  {
    title: 'Money',
    rows: [
      ['payments.read', 'Today’s payments, and those of a person'],
      ['payments.all', 'Payments of every day'],
      ['payments.write', 'Take payments'],
      ['refunds.write', 'Give refunds, up to the own limit'],
    ],
  },
  {
    title: 'Studio',
    rows: [
      ['coaches.write', 'Pages of coaches'],
      ['reports.read', 'Reports of the studio'],
      ['plans.write', 'Plans of memberships and passes, promo codes'],
      ['mail.read', 'Emails of the studio'],
      ['content.write', 'Posts, pages, menu and testimonials of the site'],
      ['import.write', 'Import people'],
      ['site.write', 'Open the site'],
      ['waiver.write', 'Publish the waiver'],
    ],
  },
  {
    title: 'Team',
    rows: [
      ['team.write', 'Invite, change roles, end sign-ins'],
      ['owners.write', 'Make and change owners'],
      ['audit.read', 'Audit log'],
    ],
  },
];

/** The permissions to change records that no row above names: by the names of the records, such as `Programs and categories`. */
const recordRows = [...new Set(recordNouns.map((one) => officeRecord(one).write))]
  .filter((write) => !named.some(({ rows }) => rows.some(([permission]) => permission === write)))
  .map((write) => {
    const records = recordNouns.map((one) => officeRecord(one)).filter((record) => record.write === write);
    return [write, titleOf(records.map(({ words }) => words.many).join(' and '))] as const;
  });

const groups: readonly Group[] = named.map(({ title, rows }) =>
  title === 'Studio' ? { title, rows: [...recordRows, ...rows] } : { title, rows },
);

/** Which role may do what. */
export function RoleMatrix() {
  return (
    <section>
      <div className="sub">
        <h2>Roles</h2>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it on a phone */}
      <div className="table-box" tabIndex={0} role="region" aria-label="Roles">
        <table className="table dense matrix">
          <thead>
            <tr>
              <th scope="col">What</th>
              {teamRoles.map((role) => (
                <th key={role} scope="col">
                  {roleNames[role]}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr data-group>
                <th colSpan={teamRoles.length + 1} scope="rowgroup">
                  {title}
                </th>
              </tr>
              {rows.map(([permission, what]) => (
                <tr key={permission}>
                  <th scope="row">{what}</th>
                  {teamRoles.map((role) => (
                    <td key={role}>
                      <Holds yes={mayDo(role, permission)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

const Holds = ({ yes }: { yes: boolean }) =>
  yes ? (
    <i className="yes" role="img" aria-label="Yes" />
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">No</span>
    </>
  );
