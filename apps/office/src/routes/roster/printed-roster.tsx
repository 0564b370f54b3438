import type { OfficeRoster, OfficeRosterEntry } from '@detroit-well/api-client';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { exactDollars } from '../../format/dollars.ts';
import { markNames } from '../../roster/marks.ts';

interface PrintedRosterProps {
  readonly roster: OfficeRoster;
  readonly people: readonly OfficeRosterEntry[];
}

/** The roster on paper, which the page has only while it is printed: the names would be there twice. */
export function PrintedRoster(props: PrintedRosterProps) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture when the event is over.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting ? <Sheet {...props} /> : null;
}

/** A row for each person, with a box to tick and whom to call. A coach's has no money. */
function Sheet({ roster, people }: PrintedRosterProps) {
  const seesMoney = people.some(({ amount_due: due }) => due !== null);
  return (
    <table className="printed-roster">
      <caption>{`${people.length} registered, ${roster.waiting_count} waiting`}</caption>
      <thead>
        <tr>
          {['Here', 'Name', 'Phone', 'In an emergency', 'Waiver', ...(seesMoney ? ['Due'] : []), 'Notes'].map(
            (title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.registration_id}>
            <td>
              <span className="printed-roster__box">
                {person.attendance === null ? '' : markNames[person.attendance].slice(0, 1)}
              </span>
            </td>
            <td>
              <b>{person.name}</b>
              {person.first_visit ? <small>First visit</small> : null}
            </td>
            <td>{person.phone}</td>
            <td>
              {[person.emergency_contact, ...person.further_contacts].map((contact) =>
                contact === null ? null : (
                  <div key={`${contact.name} ${contact.phone}`}>
                    {`${contact.name}, ${contact.relationship}: ${contact.phone}`}
                  </div>
                ),
              )}
            </td>
            <td>{waivers[person.waiver]}</td>
            {seesMoney ? (
              <td>
                {person.amount_due && person.amount_due !== '0.00' ? exactDollars(person.amount_due) : ''}
              </td>
            ) : null}
            <td>{person.notes.join('. ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const waivers = { signed: 'Signed', outdated: 'Old', missing: 'Not signed' } as const;
