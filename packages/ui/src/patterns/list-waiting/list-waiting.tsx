import { WaitRow } from '../wait-row/wait-row.tsx';

type WaitingPhase = 'loading' | 'slow' | 'almost-over';

export interface ListWaitingProps {
  readonly phase: WaitingPhase;
  /** Whole seconds since loading started. */
  readonly seconds: number;
  /** The timeout in seconds, with one bar each. */
  readonly limit: number;
}

/** Shown below No Sessions Available during retries. */
export const retryingText = 'We couldn’t load the calendar yet. We keep trying.';

const seconds = (count: number): string => (count === 1 ? '1 second' : `${count} seconds`);

/** The sentence shown while a list loads. It changes with the remaining time. */
function textOf({ phase, seconds: gone, limit }: ListWaitingProps): { title: string; detail: string } {
  switch (phase) {
    case 'loading':
      return { title: 'Loading sessions...', detail: 'The calendar comes first, then the pictures.' };
    case 'slow':
      return {
        title: 'Still loading sessions',
        detail: 'Slower than usual. You do not have to do anything.',
      };
    case 'almost-over':
      return {
        title: 'Almost out of time',
        detail: `We stop in ${seconds(Math.max(1, limit - gone))}. Then you can try again, or call us.`,
      };
  }
}

/**
 * Shown above a loading list: a bar for every second and a sentence. Screen readers do not announce the countdown.
 *
 * @do Show it above the placeholder blocks of the list.
 * @dont Show it when a refresh runs behind a list that is already there.
 * @accessibility The title is a status and announced when it changes. The countdown has live updates off.
 */
export function ListWaiting(props: ListWaitingProps) {
  const { phase, seconds: gone, limit } = props;
  const { title, detail } = textOf(props);
  return (
    <div className="list-waiting">
      <WaitRow total={limit} gone={gone} late={phase === 'almost-over'} title={title}>
        <span aria-live="off">{detail}</span>
      </WaitRow>
    </div>
  );
}
