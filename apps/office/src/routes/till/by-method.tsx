import type { Till } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { centsOf, sumCents } from '../../figures/cents.ts';
import { signedDollars } from '../../format/dollars.ts';
import { methodNames } from '../../money/payment-texts.ts';

type Row = Till['results'][number];

const methods = ['cash', 'card', 'credit', 'complimentary'] as const;

const entriesOf = (rows: readonly Row[]) => rows.reduce((sum, { entries }) => sum + entries, 0);
const takenOf = (rows: readonly Row[]) => sumCents(rows, ({ taken }) => taken);
const backOf = (rows: readonly Row[]) => sumCents(rows, (row) => row.given_back);

/** What came in and went back by method. Each row opens its entries. */
export function ByMethod({ rows }: { rows: readonly Row[] }) {
  const shown = methods
    .map((method) => ({ method, own: rows.filter((row) => row.method === method) }))
    .filter(({ own }) => own.length > 0);
  const money = rows.filter(({ method }) => method === 'cash' || method === 'card');
  return (
    <section aria-labelledby="by-method">
      <div className="sub">
        <h2 id="by-method">By method</h2>
      </div>
      <div className="table-box">
        <table className="table dense till-table">
          <thead>
            <tr>
              <th scope="col">How</th>
              <th scope="col" data-number>
                Entries
              </th>
              <th scope="col" data-number>
                Taken
              </th>
              <th scope="col" data-number>
                Given back
              </th>
              <th scope="col" data-number>
                Net
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ method, own }) => (
              <tr key={method}>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the link is its content */}
                <th scope="row">
                  <a href={paths.office.money({ till: 'open', method })}>
                    <b>{methodNames[method]}</b>
                  </a>
                </th>
                <Amounts rows={own} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Cash and card</th>
              <Amounts rows={money} />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function Amounts({ rows }: { rows: readonly Row[] }) {
  const [taken, back] = [takenOf(rows), backOf(rows)];
  return (
    <>
      <td data-number className="muted tnum">
        {entriesOf(rows)}
      </td>
      <td data-number className="tnum">
        {signedDollars(taken)}
      </td>
      <td data-number className="tnum">
        {back === 0 ? '–' : signedDollars(-back)}
      </td>
      <td data-number className="tnum">
        {signedDollars(taken - back)}
      </td>
    </>
  );
}

/** What a row added to the till, in cents. */
export const netOf = ({ taken, given_back: back }: Row): number => centsOf(taken) - centsOf(back);
