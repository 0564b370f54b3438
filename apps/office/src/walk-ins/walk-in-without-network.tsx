import type { OfficeRoster, RostersToday } from '@detroit-well/api-client';
import { formatTime } from '@detroit-well/config/studio-time';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { TextField } from '@detroit-well/ui/components/text-field';
import { beginsWord } from '@detroit-well/config/fold';
import { useState } from 'react';
import { dollars } from '../format/dollars.ts';
import { useKept } from '../kept/kept.ts';
import { showToast } from '../overlay/toasts.ts';
import { startOf } from '../registrations/person-pick.tsx';
import { keepWalkIn } from '../roster/unsent-walk-ins.ts';
import { send } from '../roster/unsent.ts';
import { NewPersonForm } from './new-person-form.tsx';
import { walkInOf, type WalkInTerms } from './request.ts';

type KeptRoster = RostersToday['sessions'][number];
type KeptPerson = KeptRoster['people'][number];

interface WalkInWithoutNetworkProps {
  readonly roster: OfficeRoster;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Keeps somebody who is at the door on this device: from the lists of today, or typed as new. It is a request and not a spot. */
export function WalkInWithoutNetwork({ roster, open, onClose }: WalkInWithoutNetworkProps) {
  const lists = useKept()?.lists;
  const own = lists?.sessions.find(
    ({ session_id: id, meeting }) => id === roster.session_id && meeting === roster.meeting,
  );
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>();
  const add = async (terms: WalkInTerms, name: string): Promise<void> => {
    await keepWalkIn(walkInOf(terms, roster), name);
    onClose();
    showToast({ tone: 'ok', title: `${name} is saved here. The walk-in goes once the network is back.` });
    await send();
  };
  return (
    <Modal open={open} onClose={onClose} title={typed === undefined ? 'Walk-in' : 'New person'} size="wide">
      <div className="walk-in">
        <Flash tone="warn" live={false} title="No network: a request, not a spot.">
          {own?.places_left === 0
            ? `${roster.title} was full at ${formatTime(lists?.taken_at ?? '')}. The office decides once the walk-in is sent.`
            : 'It is saved on this device and sent by itself. If there is no spot, it stands on Today.'}
        </Flash>
        {lists === undefined || own === undefined ? (
          <p>This device does not keep the price of this session. Add the person once the network is back.</p>
        ) : typed === undefined ? (
          <FindOnLists
            people={peopleElsewhere(lists, own)}
            offer={own}
            onAdd={(terms, name) => void add(terms, name)}
            onNew={setTyped}
          />
        ) : (
          <>
            <NewPersonForm
              start={typed}
              price={own.price_public}
              legend={`Pays for ${roster.title}, ${formatTime(roster.meeting)}`}
              busy={false}
              isOffline
              onAdd={(terms) => void add(terms, `${terms.person?.first_name} ${terms.person?.last_name}`)}
            />
            <div>
              <Button size="xs" variant="quiet" onClick={() => setTyped(undefined)}>
                Find somebody instead
              </Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}

/** Who is on another list of today, and not on this one, by name. */
function peopleElsewhere({ sessions }: RostersToday, own: KeptRoster): readonly KeptPerson[] {
  const here = new Set(own.people.map(({ person_id: id }) => id));
  const others = sessions.flatMap(({ people }) => people).filter(({ person_id: id }) => id && !here.has(id));
  return [...new Map(others.map((one) => [one.person_id, one])).values()];
}

interface FindOnListsProps {
  readonly people: readonly KeptPerson[];
  readonly offer: Pick<KeptRoster, 'price_public' | 'price_member'>;
  readonly onAdd: (terms: WalkInTerms, name: string) => void;
  readonly onNew: (typed: Readonly<Record<string, string>>) => void;
}

function FindOnLists({ people, offer, onAdd, onNew }: FindOnListsProps) {
  const [text, setText] = useState('');
  const words = text.trim().split(/\s+/).filter(Boolean);
  const found = people.filter(({ name }) => words.every((word) => beginsWord(name, word)));
  return (
    <>
      <TextField
        data-autofocus
        label="Name"
        type="search"
        autoComplete="off"
        hint="Finds people on the rosters of today. Type everybody else as new."
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ol className="same" aria-label="People">
        {found.map(({ person_id: id, name, membership }) => {
          const amount = membership === null ? offer.price_public : offer.price_member;
          return id === null ? null : (
            <li key={id}>
              <Avatar name={name} size={44} />
              <span>
                <b>{name}</b>
                <small>{membership === null ? 'No membership' : membership}</small>
              </span>
              <Button size="xs" variant="line" onClick={() => onAdd(cashFor(id, amount), name)}>
                {amount === '0.00' ? 'Add, free' : `Add, cash ${dollars(amount)}`}
                <span className="visually-hidden">{`: ${name}`}</span>
              </Button>
              {amount === '0.00' ? null : (
                <button
                  className="tap"
                  type="button"
                  aria-label={`${name} pays later`}
                  onClick={() => onAdd({ person_id: id, pay: 'later' }, name)}
                >
                  Pays later
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          size="xs"
          variant="line"
          onClick={() => onNew(words.length === 0 ? {} : startOf(text.trim()))}
        >
          {words.length === 0 ? 'New person' : `New person “${text.trim()}”`}
        </Button>
      </div>
    </>
  );
}

const cashFor = (person_id: string, amount: string): WalkInTerms =>
  amount === '0.00' ? { person_id, pay: 'later' } : { person_id, pay: 'cash', amount };
