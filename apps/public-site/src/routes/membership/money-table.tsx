import { formatCents } from '@detroit-well/pricing';
import type { MoneyRow } from './compare.ts';

interface MoneyTableProps {
  readonly caption: string;
  readonly rows: readonly MoneyRow[];
  readonly together?: Pick<MoneyRow, 'pricePublic' | 'priceMember'>;
}

/** Sessions at both rates, and what they cost together. */
export const MoneyTable = ({ caption, rows, together }: MoneyTableProps) => (
  <table className="table money">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Session</th>
        <th scope="col">Public</th>
        <th scope="col">Member</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ title, detail, ...prices }) => (
        <tr key={`${title} ${detail}`}>
          <th scope="row">
            {title}
            <small>{detail}</small>
          </th>
          <Amounts {...prices} />
        </tr>
      ))}
    </tbody>
    {together ? (
      <tfoot>
        <tr>
          <th scope="row">Together</th>
          <Amounts {...together} />
        </tr>
      </tfoot>
    ) : null}
  </table>
);

const Amounts = ({ pricePublic, priceMember }: Pick<MoneyRow, 'pricePublic' | 'priceMember'>) => (
  <>
    <td>{pricePublic === null ? 'none' : formatCents(pricePublic)}</td>
    <td>{priceMember === 0 ? 'included' : formatCents(priceMember)}</td>
  </>
);
