import '@detroit-well/ui/done.css';
import type { GiftCard } from '@detroit-well/api-client/contract';
import { giftCardTexts } from '@detroit-well/config/gift-cards';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatLongDay, studioDay } from '@detroit-well/config/studio-time';
import { formatCents, toCents } from '@detroit-well/pricing';
import { bookingMessages } from '@detroit-well/booking/messages';
import { Button } from '@detroit-well/ui/components/button';
import { DonePanel, DoneSection } from '@detroit-well/ui/patterns/done-panel';
import { DueList } from '@detroit-well/ui/patterns/due-list';
import { TodoList } from '@detroit-well/ui/patterns/todo-list';
import { membershipPicture } from '../../pictures/paths.ts';

interface GiftDoneProps {
  readonly giftCard: GiftCard;
  readonly onAgain: () => void;
}

/** A gift card that is paid: when it is sent, what was paid, and what comes after. */
export function GiftDone({ giftCard, onAgain }: GiftDoneProps) {
  const { recipient_name: name, recipient_email: address, email, send_on: sendOn } = giftCard;
  const amount = formatCents(toCents(giftCard.amount));
  const day = sendOn ?? studioDay(serverNow());
  return (
    <DonePanel
      onClose={onAgain}
      picture={<img src={membershipPicture} alt="" />}
      lead="Paid."
      status={`A gift card of ${amount} for ${name}.`}
      title={giftCardTexts.onItsWay}
      plate={{
        day: String(Number(day.slice(8))),
        title: formatLongDay(day),
        lines: [sendOn === null ? 'Within minutes, to' : '9:00 AM in Detroit, to', address],
      }}
      action={
        <Button variant="signal" slash onClick={onAgain}>
          Buy another
        </Button>
      }
    >
      <DoneSection title={bookingMessages.whatIsDue}>
        <DueList rows={[{ label: 'Paid today', amount }]} />
        <p className="sm muted">{`The receipt goes to ${email}.`}</p>
      </DoneSection>
      <DoneSection title="After">
        <TodoList
          items={[
            { title: `${name} enters the code`, text: 'In the dashboard, under Gift card.' },
            {
              title: 'It is studio credit',
              text: 'It pays for any session. What is left stays, without end.',
            },
            {
              title: 'If it goes unused',
              text: `${giftCardTexts.refund} Reply to your receipt.`,
            },
          ]}
        />
      </DoneSection>
    </DonePanel>
  );
}
