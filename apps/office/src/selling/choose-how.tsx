import type { SavedCard } from '@detroit-well/api-client';
import { RadioCards, type RadioCardsProps } from '@detroit-well/ui/components/radio-cards';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import { useHasRefundLimit, zeroLimitText } from '../access/refund-limit.ts';
import { dollars } from '../format/dollars.ts';
import { Keys } from '../keyboard/kbd.tsx';
import { useShortcuts } from '../keyboard/shortcuts.ts';
import type { KeyedCardProps } from './keyed-card.tsx';
import { cardChoice, cardEnd, cardName, type Way } from './ways.ts';

const KeyedCard = lazy(async () => ({ default: (await import('./keyed-card.tsx')).KeyedCard }));

interface ChooseHowProps {
  readonly firstName: string;
  readonly cards: readonly SavedCard[];
  /** What pays a place without money: an included session, or a credit of a pass, with what it says. */
  readonly prepaid: readonly { readonly way: Way; readonly label: string; readonly detail: string }[];
  /** The studio credit, where it covers everything. */
  readonly credit: string | null;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (choice: string) => void;
  readonly keyed: KeyedCardProps;
  readonly cash: ReactNode;
  readonly link: ReactNode;
  readonly giveAway: ReactNode;
}

type Option = RadioCardsProps['options'][number] & { readonly label: string };

/** How it is paid, chosen by digits, too: first what is stored, then what is in the hand. */
export function ChooseHow(props: ChooseHowProps) {
  const { firstName, cards, prepaid, credit, value, error, onChange, keyed, cash, giveAway } = props;
  const { link } = props;
  const hasLimit = useHasRefundLimit();
  const options: readonly Option[] = [
    ...prepaid.map(({ way, label, detail }) => ({ value: way, label, detail })),
    ...(credit === null
      ? []
      : [{ value: 'credit', label: 'Studio credit', detail: `${dollars(credit)} is there` }]),
    ...cards.map((card) => ({
      value: cardChoice(card),
      label: cardName(card),
      detail: `Stored by ${firstName}, ends ${cardEnd(card)}`,
    })),
    {
      value: 'keyed',
      label: 'Card, keyed here',
      detail: `${firstName} is at the desk`,
      opened: (
        <Suspense fallback={<Skeleton height={125} />}>
          <KeyedCard {...keyed} />
        </Suspense>
      ),
    },
    { value: 'cash', label: 'Cash', opened: cash },
    {
      value: 'link',
      label: 'Send a link',
      detail: 'Paid on a phone, within 24 hours',
      opened: link,
    },
    {
      value: 'complimentary',
      label: 'Complimentary',
      detail: 'Needs a reason',
      disabledReason: hasLimit ? undefined : zeroLimitText('can give something away'),
      opened: giveAway,
    },
  ];
  const offered = options.filter(({ disabledReason }) => disabledReason === undefined);
  useShortcuts(
    offered.map(({ value: way, label }, index) => ({
      keys: String(index + 1),
      label: `Pay by ${label}`,
      run: () => onChange(way),
      inDialog: true,
    })),
  );
  return (
    <section>
      <h3>
        How
        <span className="sell-digits">
          <Keys keys="1" /> to <Keys keys={String(offered.length)} />
        </span>
      </h3>
      <RadioCards
        legend="How"
        legendHidden
        value={value}
        error={error}
        onChange={onChange}
        options={options}
      />
    </section>
  );
}
