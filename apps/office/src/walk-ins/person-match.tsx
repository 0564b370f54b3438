import type { OfficePersonRow, OfficeRoster } from '@detroit-well/api-client';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Button } from '@detroit-well/ui/components/button';
import { requiredText } from '@detroit-well/validation/messages';
import { useState } from 'react';
import { fullName } from '../access/use-person.ts';
import { client } from '../api/client.ts';
import { usePreview } from '../forms/use-preview.ts';
import { problemText } from '../outcomes/problem.ts';
import type { WalkInTerms } from './request.ts';
import { WayChoice } from './way-choice.tsx';
import { waysFor, type Way } from './ways.ts';

interface PersonMatchProps {
  readonly person: OfficePersonRow;
  readonly roster: OfficeRoster;
  /** Whether it is the only one, so that its button is the main one. */
  readonly isOnly: boolean;
  /** Whether this person is being added. */
  readonly busy: boolean;
  /** Whether anybody may be added: a full session is exceeded by some roles only. */
  readonly mayAdd: boolean;
  readonly onAdd: (terms: WalkInTerms, name: string) => void;
}

/** A person who may be at the door. One tap adds them in the way that fits best. */
export function PersonMatch({ person, roster, isOnly, busy, mayAdd, onAdd }: PersonMatchProps) {
  const { id } = person;
  const name = fullName(person);
  const isThere = roster.results.some((entry) => entry.person_id === id && entry.status === 'confirmed');
  const { data, error } = usePreview(
    ['walk-in', id, roster.session_id],
    (options) =>
      client.office.registrations.previewCreate(
        { params: { id }, body: { session_id: roster.session_id } },
        options,
      ),
    !isThere,
  );
  const [isOpen, setOpen] = useState(false);
  const final = data?.hindrances.find(({ code }) => neverSetAside.has(code));
  const ways = data ? waysFor(data) : [];
  const [best] = ways;
  return (
    <li>
      <Avatar name={name} size={44} />
      <span>
        <b>{name}</b>
        <small>{aboutPerson(person)}</small>
        {isThere ? <small>On the roster already</small> : null}
        {final ? <small>{final.message}</small> : null}
        {error ? <small role="alert">{problemText(error)}</small> : null}
      </span>
      {!mayAdd || isThere || final || error ? null : best === undefined ? (
        <Button size="xs" variant="line" busy busyLabel="Looking...">
          Add
        </Button>
      ) : (
        <>
          <Button
            size="xs"
            variant={isOnly ? 'signal' : 'line'}
            slash={isOnly}
            busy={busy && !isOpen}
            busyLabel="Adding..."
            onClick={() => onAdd({ person_id: id, ...best.terms }, name)}
          >
            {`Add, ${best.short}`}
            <span className="visually-hidden">{` for ${name}`}</span>
          </Button>
          {ways.length > 1 ? (
            <button
              className="tap"
              type="button"
              aria-expanded={isOpen}
              aria-label={`Another way to pay for ${name}`}
              onClick={() => setOpen(!isOpen)}
            >
              Another way
            </button>
          ) : null}
          {isOpen && data ? (
            <OtherWays
              ways={ways}
              price={data.price}
              busy={busy}
              onAdd={(terms) => onAdd({ person_id: id, ...terms }, name)}
            />
          ) : null}
        </>
      )}
    </li>
  );
}

/** What nothing sets aside. The waiver, the profile and the start of the session keep nobody from coming in. */
const neverSetAside = new Set(['age_restricted', 'already_registered']);

/** What tells people of one name apart. */
function aboutPerson({
  date_of_birth: born,
  phone,
  last_visit_at: last,
  waiver_state: waiver,
}: OfficePersonRow): string {
  const digits = phone?.replaceAll(/\D/g, '') ?? '';
  const facts = [
    born === null ? null : `Born ${born.slice(0, 4)}`,
    digits === '' ? 'no phone' : `phone ends ${digits.slice(-4)}`,
  ].filter((fact) => fact !== null);
  const [first = '', ...others] = facts;
  const here = last === null ? 'Never here' : `Last here ${formatMediumDate(last)}`;
  const known = [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ');
  return `${known}. ${here}, ${waiver === 'current' ? 'waiver signed' : 'no waiver in force'}`;
}

interface OtherWaysProps {
  readonly ways: readonly Way[];
  readonly price: string;
  readonly busy: boolean;
  readonly onAdd: (terms: Way['terms'] & { readonly reason?: string }) => void;
}

function OtherWays({ ways, price, busy, onAdd }: OtherWaysProps) {
  const [id, setId] = useState<Way['id']>(ways[1]?.id ?? 'later');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const way = ways.find((one) => one.id === id) ?? ways[0];
  if (way === undefined) return null;
  const add = (): void => {
    if (way.id !== 'complimentary') return onAdd(way.terms);
    if (reason.trim() === '') return setWrong(requiredText('Reason'));
    onAdd({ ...way.terms, reason: reason.trim() });
  };
  return (
    <div className="same__ways">
      <WayChoice
        legend="Pays"
        ways={ways}
        price={price}
        value={id}
        onChange={setId}
        reason={reason}
        onReason={(text) => {
          setReason(text);
          setWrong(undefined);
        }}
        reasonError={wrong}
      />
      <div className="acts">
        <Button size="xs" variant="ink" busy={busy} busyLabel="Adding..." onClick={add}>
          {`Add, ${way.short}`}
        </Button>
      </div>
    </div>
  );
}
