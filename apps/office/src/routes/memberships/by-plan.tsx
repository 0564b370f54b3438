import type { MembershipReport } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { sumCents } from '../../figures/cents.ts';
import { exactDollars, signedDollars } from '../../format/dollars.ts';

type Plans = MembershipReport['by_plan'];

const periods = { month: ', monthly', year: ', yearly' } as const;

/** The active memberships by plan. Each plan opens its rows. */
export function ByPlan({ plans }: { plans: Plans }) {
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="by-plan" className="by-plan">
      <div className="sub">
        <h2 id="by-plan">By plan</h2>
      </div>
      <div className="table-box">
        <table className="table dense till-table">
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col" data-number>
                Active
              </th>
              <th scope="col" data-number>
                A month
              </th>
            </tr>
          </thead>
          <tbody>
            {plans.map(({ plan_id: id, name, period, active, revenue_month: month }) => (
              <tr key={id ?? 'none'}>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the link is its content */}
                <th scope="row">
                  <a href={paths.office.memberships({ figure: 'active', plan: id ?? 'none' })}>
                    <b>{`${name}${period === null ? '' : periods[period]}`}</b>
                  </a>
                </th>
                <td data-number className="tnum">
                  {active}
                </td>
                <td data-number className="tnum">
                  {exactDollars(month)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              <td data-number className="tnum">
                {plans.reduce((sum, { active }) => sum + active, 0)}
              </td>
              <td data-number className="tnum">
                {signedDollars(sumCents(plans, ({ revenue_month: month }) => month))}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
