import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { formatMediumDate, meetingsText } from '@detroit-well/config/studio-time';
import { Status } from '@detroit-well/ui/components/status';
import { mediumDay } from '../../format/day.ts';
import { dollars } from '../../format/money.ts';
import { isOverdue } from '../../format/overdue.ts';
import { ReceiptButton } from '../../receipts/receipt-button.tsx';

type Registration = RegisteredSessionDetail['registration'];
type Entry = Registration['payments'][number];

const planNames = { full: 'Pay in full', bi_weekly: 'Bi-weekly', weekly: 'Weekly' } as const;
const instalmentStatuses = {
  paid: { label: 'Paid', tone: 'ok' },
  due: { label: 'Due', tone: 'wait' },
  open: { label: 'Open', tone: 'plain' },
  failed: { label: 'Failed', tone: 'bad' },
  dropped: { label: 'Dropped', tone: 'plain' },
} as const;
const refunded = { label: 'Refunded', tone: 'plain' } as const;

/** A payment that was given back is stored as paid; the ledger below has both. */
const shownStatus = (
  { payment_status }: Pick<Registration, 'payment_status'>,
  status: Registration['instalments'][number]['status'],
) => (payment_status === 'refunded' && status === 'paid' ? refunded : instalmentStatuses[status]);

const methodSuffixes = {
  card: '',
  cash: ' in cash',
  credit: ' by studio credit',
  complimentary: '',
  pass: ' by pass',
  included: '',
} as const;
const refundSuffixes = { ...methodSuffixes, credit: ' as studio credit' } as const;

const statusSuffixes = { succeeded: '', pending: ', pending', failed: ', failed' } as const;

function entryText(kind: Entry['kind'], method: Entry['method']): string {
  if (method === 'included') return 'included in your membership';
  return kind === 'refund' ? `refund${refundSuffixes[method]}` : `payment${methodSuffixes[method]}`;
}

/** Shows the payment plan, the due dates, and every charge and refund so far. */
export function Ledger({ session, now }: { session: RegisteredSessionDetail; now: Date }) {
  const { registration, meetings } = session;
  const { price, rate, payment_plan, instalments, payments } = registration;
  return (
    <section className="rs__card" aria-labelledby="ledger">
      <h2 className="h4" id="ledger">
        Payment
      </h2>
      <dl className="rs__rows">
        <div>
          <dt>
            <span>Price</span>
            <small className="muted">{meetingsText(meetings)}</small>
          </dt>
          <dd>{dollars(price)}</dd>
        </div>
        <div>
          <dt>Rate</dt>
          <dd>{rate === 'member' ? 'Member Rate' : 'Public Rate'}</dd>
        </div>
        <div>
          <dt>Plan</dt>
          <dd>{planNames[payment_plan]}</dd>
        </div>
      </dl>
      {instalments.length > 0 ? (
        <>
          <h3 className="sm">Installments</h3>
          <dl className="rs__rows">
            {instalments.map(({ due_on, amount, status: stored }, index) => {
              const status = shownStatus(registration, stored);
              return (
                <div key={`${due_on} ${index}`}>
                  <dt>
                    <span>
                      {isOverdue(registration, { due_on, status: stored }, now)
                        ? `Overdue since ${mediumDay(due_on)}`
                        : mediumDay(due_on)}
                    </span>{' '}
                    <Status tone={status.tone}>{status.label}</Status>
                  </dt>
                  <dd>{dollars(amount)}</dd>
                </div>
              );
            })}
          </dl>
        </>
      ) : null}
      {payments.length > 0 ? (
        <>
          <h3 className="sm">Ledger</h3>
          <dl className="rs__rows">
            {payments.map(({ public_id, kind, method, amount, created_at, status }, index) => (
              <div key={`${created_at} ${index}`}>
                <dt>
                  <span>
                    {`${formatMediumDate(created_at)}, ${entryText(kind, method)}${statusSuffixes[status]}`}
                  </span>
                  {kind === 'charge' && status === 'succeeded' && public_id !== '' ? (
                    <ReceiptButton id={public_id} paidAt={created_at} amount={dollars(amount)} />
                  ) : null}
                </dt>
                <dd>{kind === 'refund' ? `−${dollars(amount)}` : dollars(amount)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </section>
  );
}
