import { WaitRow } from '../wait-row/wait-row.tsx';

export type WaitingPhase = 'loading' | 'slow' | 'almost-over';

export interface ListWaitingProps {
  readonly phase: WaitingPhase;
  /** Whole seconds since the loading began. */
  readonly seconds: number;
  /** After this many seconds it gives up: one bar each. */
  readonly limit: number;
}

/** Under No Sessions Available while further attempts are made. */
export const retryingText = 'We couldn’t load the calendar yet. We keep trying.';

const seconds = (count: number): string => (count === 1 ? '1 second' : `${count} seconds`);

/** What is said while a list loads; the sentence changes with the time that remains. */
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

/** Above a list that is loading: a bar for every second, and a sentence. What counts down is not read out. */
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
