import type { OfficePayment } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Status } from '@detroit-well/ui/components/status';
import { dollars } from '../../format/dollars.ts';
import type { ListColumn } from '../../lists/data-table.tsx';
import { methodText, paidForText, paymentState, signedAmount } from '../../money/payment-texts.ts';

/** The columns of the ledger. `act`: what somebody may do about a row. `isByDay`: the day stands over its rows. */
export const paymentColumns = (
  act: (payment: OfficePayment) => { readonly label: string; readonly run: () => void } | null,
  isByDay: boolean,
): readonly ListColumn<OfficePayment>[] => [
  {
    id: 'at',
    label: 'Time',
    sort: 'at',
    place: 'b',
    cell: ({ at }) => (
      <span className="nw muted">
        {isByDay ? formatTime(at) : `${formatMediumDate(at)}, ${formatTime(at)}`}
      </span>
    ),
  },
  {
    id: 'person',
    label: 'Person',
    place: 't',
    cell: ({ id, person_name: name }) => (
      <a href={paths.office.payment(id)}>
        <b>{name}</b>
      </a>
    ),
  },
  {
    id: 'what',
    label: 'What',
    place: 'f',
    cell: (payment) => {
      const { session_id: session, person_id: person } = payment;
      const text = paidForText(payment);
      if (session !== null) return <a href={paths.office.session(session)}>{text}</a>;
      return person === null ? text : <a href={paths.office.person(person)}>{text}</a>;
    },
  },
  {
    id: 'how',
    label: 'How',
    place: 'l',
    cell: (payment) => (
      <>
        <span className="nw">{methodText(payment)}</span>
        {payment.actor_name ? <small>{payment.actor_name}</small> : null}
      </>
    ),
  },
  {
    id: 'amount',
    label: 'Amount',
    sort: 'amount',
    place: 'r',
    number: true,
    cell: (payment) => <span className="nw tnum">{signedAmount(payment)}</span>,
  },
  { id: 'state', label: 'State', place: 's', cell: (payment) => <State payment={payment} /> },
  {
    id: 'act',
    label: 'Actions',
    quiet: true,
    place: 'e',
    end: true,
    cell: (payment) => {
      const action = act(payment);
      return action ? (
        <span className="row-act">
          <Button size="xs" variant="quiet" onClick={action.run}>
            {action.label}
            <span className="visually-hidden">{` ${dollars(payment.amount)} of ${payment.person_name}`}</span>
          </Button>
        </span>
      ) : null;
    },
  },
];

function State({ payment }: { payment: OfficePayment }) {
  const { tone, text } = paymentState(payment);
  return <Status tone={tone}>{text}</Status>;
}
