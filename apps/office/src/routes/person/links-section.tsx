import type { OfficePerson, WaitingPaymentLinks } from '@detroit-well/api-client';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../access/access.ts';
import { paymentLinksQuery } from '../../api/money-queries.ts';
import { exactDollars } from '../../format/dollars.ts';
import { failureToast } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';
import { stillWorks, useWithdrawing } from '../../payment-links/use-withdrawing.ts';
import { PartFailure } from '../../outcomes/part-failure.tsx';
import { Section } from './section.tsx';

/** The payment links of a person that still work. Without one, there is no section. */
export function LinksSection({ person }: { person: OfficePerson }) {
  return useMay('payments.write') ? <Links personId={person.id} /> : null;
}

function Links({ personId }: { personId: string }) {
  const { data, error, refetch } = useQuery(paymentLinksQuery(personId));
  if (!data)
    return error ? (
      <PartFailure sentence="The payment links did not load." onRetry={() => void refetch()} />
    ) : null;
  if (data.results.length === 0) return null;
  return (
    <Section title="Waiting to be paid">
      <div className="record">
        <table className="table dense" data-stack>
          <caption className="visually-hidden">Payment links that still work</caption>
          <tbody>
            {data.results.map((link) => (
              <Row key={link.link_id} link={link} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

type WaitingLink = WaitingPaymentLinks['results'][number];

function Row({ link }: { link: WaitingLink }) {
  const { link_id: id, pays, title, detail, amount } = link;
  const withdrawing = useWithdrawing();
  return (
    <tr>
      <td data-m="t">
        <b>{pays === 'card' ? `Card of ${title}` : title}</b>
        <small>{detail}</small>
        <small>{sentText(link)}</small>
      </td>
      <td data-m="r" data-number>
        <span className="nw tnum">{pays === 'card' ? '' : exactDollars(amount)}</span>
      </td>
      <td data-m="b">
        <Button
          size="xs"
          variant="line"
          busy={withdrawing.isPending}
          busyLabel="Withdrawing..."
          onClick={() =>
            withdrawing.mutate(id, {
              onError: (error) => showToast(failureToast(stillWorks, error)),
            })
          }
        >
          Withdraw
        </Button>
      </td>
    </tr>
  );
}

const ways = { email: 'Emailed', sms: 'Texted', none: 'Shown at the desk' } as const;

const at = (instant: string): string => `${formatMediumDate(instant)}, ${formatTime(instant)}`;

/** `Emailed by Dana, Mar 14, 2026, 6:12 PM. Works until Mar 15, 2026, 6:12 PM.` */
function sentText({ send, sent_by: by, sent_at: sent, expires_at: until, held_until: held }: WaitingLink) {
  const way = `${ways[send]}${by ? ` by ${by}` : ''}, ${at(sent)}. Works until ${at(until)}.`;
  return held === null ? way : `${way} The place is held until ${formatTime(held)}.`;
}
