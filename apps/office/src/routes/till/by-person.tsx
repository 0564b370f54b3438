import type { Till } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { useMay } from '../../access/access.ts';
import { signedDollars } from '../../format/dollars.ts';
import { netOf } from './by-method.tsx';

type Row = Till['results'][number];

/** Who took and gave back what. Each row opens its entries for those who may filter by person. */
export function ByPerson({ rows }: { rows: readonly Row[] }) {
  const seesAll = useMay('payments.all');
  const people = [...new Map(rows.map(({ actor }) => [actor?.id ?? 'none', actor?.name])).entries()];
  return (
    <section aria-labelledby="by-person">
      <div className="sub">
        <h2 id="by-person">By person</h2>
      </div>
      <div className="table-box">
        <table className="table dense till-table">
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col" data-number>
                Entries
              </th>
              <th scope="col" data-number>
                Cash
              </th>
              <th scope="col" data-number>
                Card
              </th>
              <th scope="col" data-number>
                Credit
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map(([id, name]) => {
              const own = rows.filter(({ actor }) => (actor?.id ?? 'none') === id);
              const label = <b>{name ?? 'Members, and what runs by itself'}</b>;
              return (
                <tr key={id}>
                  {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the link is its content */}
                  <th scope="row">
                    {seesAll ? <a href={paths.office.money({ till: 'open', actor: id })}>{label}</a> : label}
                  </th>
                  <td data-number className="muted tnum">
                    {own.reduce((sum, { entries }) => sum + entries, 0)}
                  </td>
                  {(['cash', 'card', 'credit'] as const).map((method) => (
                    <td key={method} data-number className="tnum">
                      {netText(own.filter((row) => row.method === method))}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const netText = (rows: readonly Row[]): string =>
  rows.length === 0 ? '–' : signedDollars(rows.reduce((sum, row) => sum + netOf(row), 0));
