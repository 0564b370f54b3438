import type { OfficePerson, OfficeSale } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMonthAndDay, formatTime } from '@detroit-well/config/studio-time';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Status } from '@detroit-well/ui/components/status';
import { client } from '../api/client.ts';
import { exactCents, exactDollars } from '../format/dollars.ts';
import { useChange } from '../forms/use-change.ts';
import { paidForText, paidWith } from '../money/payment-texts.ts';
import { ReceiptActions } from '../money/receipt-actions.tsx';
import { failureToast } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import { PrintGiftCard } from './print-gift-card.tsx';

interface SaleDoneProps {
  /** As the server has them after the sale. */
  readonly person: OfficePerson;
  readonly sale: OfficeSale;
  /** A gift card without an address. */
  readonly isPrinted: boolean;
  /** The cash that was handed over, in cents. */
  readonly received: number | null;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** What was sold. Change is the largest thing on the screen exactly when it must be given back. */
export function SaleDone({ person, sale, isPrinted, received, onAgain, onClose }: SaleDoneProps) {
  const membership = person.memberships.find(({ id }) => id === sale.membership_id);
  const change = received === null ? 0 : received - toCents(sale.amount);
  const email = person.email || person.contact_email;
  return (
    <div className="sell-grid">
      <div>
        <p className="done-big" role="status" ref={focus} tabIndex={-1}>
          <span className="num">{change > 0 ? formatCents(change) : paidSum(sale)}</span>
          <span>{change > 0 ? changeText(received ?? 0, sale) : paidText(sale)}</span>
        </p>
        <dl className="facts">
          <dt>Sold</dt>
          <dd>{paidForText(sale)}</dd>

          {membership ? (
            <>
              <dt>Member</dt>
              <dd>
                <Status tone={membership.renews ? 'ok' : 'wait'}>{termText(membership)}</Status>
              </dd>
            </>
          ) : null}
          <dt>Email</dt>
          <dd>{email ? `Sent to ${email}` : 'No address: print the receipt'}</dd>
        </dl>
        <div className="acts">
          {moneyless.includes(sale.method) ? null : <ReceiptActions id={sale.id} />}
          <ButtonLink size="xs" variant="line" href={paths.office.payment(sale.id)}>
            Open payment
          </ButtonLink>
        </div>
      </div>
      <div className="sell-slip" data-theme="dark">
        <h3 className="next-title">Now possible</h3>
        <ul className="sell-rows">
          {sale.gift_card_id !== null && isPrinted ? <PrintGiftCard id={sale.gift_card_id} /> : null}
          {membership && !membership.renews && email ? (
            <StoreCard personId={person.id} membershipId={membership.id} on={membership.end_date} />
          ) : null}
          <li>
            <span>Sell something else</span>
            <Button size="xs" variant="quiet" onClick={onAgain}>
              Sell
            </Button>
          </li>
        </ul>
        <p className="sell-go" data-plain>
          <Button variant="ink" onClick={onClose}>
            Done
          </Button>
        </p>
      </div>
    </div>
  );
}

/** The button that was pressed is gone. */
const focus = (sum: HTMLElement | null): void => sum?.focus();

const moneyless: readonly OfficeSale['method'][] = ['complimentary', 'pass', 'included'];

const paidSum = ({ method, amount }: OfficeSale): string =>
  moneyless.includes(method) ? '$0' : formatCents(toCents(amount));

const paidText = (sale: OfficeSale): string =>
  sale.method === 'complimentary' ? 'given away' : `paid ${paidWith[sale.method]} at ${formatTime(sale.at)}`;

const changeText = (received: number, { amount }: OfficeSale): string =>
  `change to give back: ${exactCents(received)} received, ${exactDollars(amount)} taken`;

type Membership = OfficePerson['memberships'][number];

function termText({ renews, end_date: last, next_payment_on: on, next_amount: amount }: Membership): string {
  if (renews && on !== null && amount !== null)
    return `Renews ${formatMonthAndDay(on)}, ${exactDollars(amount)}`;
  return last === null ? 'From now on' : `Until ${formatMonthAndDay(last)}, does not renew`;
}

interface StoreCardProps {
  readonly personId: string;
  readonly membershipId: string;
  readonly on: string | null;
}

/** Emails the person the page on which they store a card. */
function StoreCard({ personId, membershipId, on }: StoreCardProps) {
  const sending = useChange({
    send: (params: { id: string; membership_id: string }) =>
      client.office.memberships.sendCardLink({ params, body: { send: 'email' } }),
    onDone: ({ sent_to: to }) => showToast({ tone: 'ok', title: `A link went to ${to ?? 'nobody'}.` }),
  });
  return (
    <li>
      <span>
        Store a card
        <small>{on === null ? '' : `Then it goes on by itself after ${formatMonthAndDay(on)}`}</small>
      </span>
      <Button
        size="xs"
        variant="quiet"
        busy={sending.isPending}
        busyLabel="Sending..."
        onClick={() =>
          sending.mutate(
            { id: personId, membership_id: membershipId },
            { onError: (error) => showToast(failureToast('The link to the card was not sent.', error)) },
          )
        }
      >
        Send link
      </Button>
    </li>
  );
}
