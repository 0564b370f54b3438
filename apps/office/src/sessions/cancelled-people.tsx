import type { SessionCancelPreview } from '@detroit-well/api-client';
import { dollars, exactDollars } from '../format/dollars.ts';

type Person = SessionCancelPreview['people'][number];
type Return = Person['returns'][number];

/** Who gets what back, by which way. Who has paid nothing gets the email only. */
export function CancelledPeople({ preview }: { preview: SessionCancelPreview }) {
  const { people, waiting_count: waiting, refund_total: total } = preview;
  const waits = waiting === 0 ? '' : `, ${waiting} on the waitlist`;
  return (
    <div className="cancelled-people">
      <p aria-live="polite">
        <b>{countText(people.length)}</b>
        <span className="muted">{waits}</span>
        <b className="tnum">{exactDollars(total)}</b>
      </p>
      {people.length === 0 ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by keyboard
        <ul tabIndex={0} aria-label="Who gets what back">
          {people.map((person) => (
            <li key={person.registration_id}>
              <span>{person.name}</span>
              <span className="tnum">{returnsText(person)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nobody is registered';
  return count === 1 ? '1 person' : `${count} people`;
}

const returnsText = ({ returns }: Person): string =>
  returns.length === 0 ? 'Nothing paid' : returns.map(returnText).join(', ');

const ways = { card: 'to the card', cash: 'to hand back in cash', credit: 'as studio credit' } as const;

function returnText({ to, amount }: Return): string {
  if (to === 'pass') return '1 credit of the pass';
  if (to === 'included') return '1 session of the membership';
  return `${dollars(amount ?? '0.00')} ${ways[to]}`;
}
