import type { OfficePaymentDetail } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import type { ReactNode } from 'react';
import { useMay } from '../../access/access.ts';
import { methodNames } from '../../money/payment-texts.ts';

const kinds = { charge: 'Payment', refund: 'Refund' } as const;

/** The numbers under which a payment is known. */
export function PaymentFacts({ payment }: { payment: OfficePaymentDetail }) {
  const mayCount = useMay('payments.write');
  const { id, kind, method, session_id: session, provider_ref: ref, failure, closing_id: closing } = payment;
  const facts: readonly (readonly [string, ReactNode] | null)[] = [
    ['Number', id],
    ['Kind', `${kinds[kind]}, ${methodNames[method].toLowerCase()}`],
    session === null
      ? null
      : [
          'Session',
          <a key="session" href={paths.office.session(session)}>
            {payment.session_title}
          </a>,
        ],
    ref === null ? null : ['Provider', ref],
    failure === null ? null : ['Refused', failure],
    mayCount ? ['Till', tillOf(payment.status, closing)] : null,
  ];
  return (
    <section aria-labelledby="payment-facts">
      <div className="sub">
        <h2 id="payment-facts">Facts</h2>
      </div>
      <dl className="facts">
        {facts.map((fact) =>
          fact === null ? null : (
            <div key={fact[0]} className="pay-facts__row">
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

function tillOf(status: OfficePaymentDetail['status'], closing: string | null): ReactNode {
  if (closing !== null) return <a href={paths.office.closing(closing)}>Counted</a>;
  return status === 'succeeded' ? 'Not counted' : 'None';
}
