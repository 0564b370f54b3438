import type { OfficePayment, OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Status } from '@detroit-well/ui/components/status';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { useHasRefundLimit, zeroLimitText } from '../../access/refund-limit.ts';
import { fullName } from '../../access/use-person.ts';
import { paymentsQuery } from '../../api/queries.ts';
import { dollars, exactDollars } from '../../format/dollars.ts';
import { methodText, paidForText, paymentState, signedAmount } from '../../money/payment-texts.ts';
import { usePaymentAction } from '../../money/use-payment-action.tsx';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { Nothing, Section } from './section.tsx';

const TakePaymentDialog = lazy(async () => ({
  default: (await import('../../money/take-payment-dialog.tsx')).TakePaymentDialog,
}));

type Registration = OfficePerson['registrations'][number];

/** What the person still has to pay, and every payment and refund, newest first. */
export function LedgerSection({ person }: { person: OfficePerson }) {
  const mayRead = useMay('payments.read');
  return mayRead ? <Ledger person={person} /> : null;
}

function Ledger({ person }: { person: OfficePerson }) {
  const mayTake = useMay('payments.write');
  const { data, error, refetch } = useQuery(paymentsQuery({ person: person.id, limit: 100 }));
  const { act, dialog } = usePaymentAction();
  const hasLimit = useHasRefundLimit();
  const [paying, setPaying] = useState<Registration>();
  const open = person.registrations.filter(({ status, owed }) => status === 'confirmed' && owed !== '0.00');
  const isEmpty = data?.results.length === 0 && open.length === 0;
  return (
    <Section title="Ledger">
      {error && !data ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {isEmpty ? <Nothing>No money yet.</Nothing> : null}
      <table className="table dense" data-stack>
        <caption className="visually-hidden">Payments and refunds</caption>
        <tbody>
          {open.map((registration) => (
            <tr key={registration.id}>
              <td data-m="b">
                <span className="nw muted">{formatMediumDate(registration.start_datetime)}</span>
              </td>
              <td data-m="t">
                <b>{registration.session_title}</b>
              </td>
              <td>Open</td>
              <td data-m="r" data-number>
                <span className="tnum">{exactDollars(registration.owed)}</span>
              </td>
              <td data-m="s">
                <Status tone="wait">To pay</Status>
              </td>
              <td data-m="f">
                {mayTake ? (
                  <Button size="xs" variant="quiet" onClick={() => setPaying(registration)}>
                    Take payment
                    <span className="visually-hidden">{` for ${registration.session_title}`}</span>
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
          {data?.results.map((payment) => (
            <Row key={payment.id} payment={payment} action={act(payment)} />
          ))}
        </tbody>
      </table>
      {data && data.results.length > 0 && !hasLimit ? (
        <p className="muted sm">{zeroLimitText('give refunds')}</p>
      ) : null}
      {dialog}
      {paying ? (
        <Suspense>
          <TakePaymentDialog
            payable={{
              id: paying.id,
              title: paying.session_title,
              owed: paying.owed,
              personName: fullName(person),
              personId: person.id,
            }}
            onClose={() => setPaying(undefined)}
          />
        </Suspense>
      ) : null}
    </Section>
  );
}

interface RowProps {
  readonly payment: OfficePayment;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

function Row({ payment, action }: RowProps) {
  const { tone, text } = paymentState(payment);
  return (
    <tr>
      <td data-m="b">
        <span className="nw muted">{formatMediumDate(payment.at)}</span>
      </td>
      <td data-m="t">
        <a href={paths.office.payment(payment.id)}>
          <b>{paidForText(payment)}</b>
        </a>
        {payment.reason ? <small>{payment.reason}</small> : null}
      </td>
      <td>
        <span className="nw">{methodText(payment)}</span>
      </td>
      <td data-m="r" data-number>
        <span className="nw tnum">{signedAmount(payment)}</span>
      </td>
      <td data-m="s">
        <Status tone={tone}>{text}</Status>
      </td>
      <td data-m="f">
        {action ? (
          <Button size="xs" variant="quiet" onClick={action.run}>
            {action.label}
            <span className="visually-hidden">{` ${dollars(payment.amount)} for ${paidForText(payment)}`}</span>
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
