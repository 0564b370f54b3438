import type { OfficeRosterEntry } from '@detroit-well/api-client';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Keys } from '../../keyboard/kbd.tsx';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { markActions, type Mark } from '../../roster/marks.ts';
import type { MarkState } from '../../roster/with-unsent.ts';
import type { Signing } from '../../waiver-links/use-signing.tsx';
import { RosterRow } from './roster-row.tsx';
import { useDesk } from './use-desk.tsx';

const PersonCard = lazy(async () => ({ default: (await import('./person-card.tsx')).PersonCard }));

interface RosterRowsProps {
  readonly sessionTitle: string;
  /** The rows are those that the device keeps. */
  readonly isKept: boolean;
  readonly rows: readonly { readonly entry: OfficeRosterEntry; readonly state: MarkState }[];
  readonly onMark: (entry: OfficeRosterEntry, mark: Mark | null) => void;
  readonly signing: Pick<Signing, 'sign' | 'signFor'>;
  /** The row whose card is opened from elsewhere; a new object each time. */
  readonly asked?: { readonly id: string } | undefined;
  /** Said when there is no row. */
  readonly none: string;
}

/** The people, in rows that never move. The keyboard walks them and marks the row that it is on. */
export function RosterRows(props: RosterRowsProps) {
  const { sessionTitle, isKept, rows, onMark, asked, none } = props;
  const { sign, signFor } = props.signing;
  const list = useRef<HTMLOListElement>(null);
  const [here, setHere] = useState<string>();
  const [params] = useSearchParams();
  const [card, setCard] = useState(params.get('card') ?? undefined);
  /** The row whose card the dialog keeps while it closes. */
  const [cardOpen, setCardOpen] = useState(card !== undefined);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setCard(asked?.id);
    setCardOpen(asked !== undefined);
  }
  const at = rows.findIndex(({ entry }) => entry.registration_id === here);
  const current = rows[at]?.entry;
  const go = (step: number): void => {
    const next = Math.min(Math.max(at + step, 0), rows.length - 1);
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[at === -1 ? 0 : next]?.focus();
  };
  const openCard = (id: string): void => {
    setCard(id);
    setCardOpen(true);
  };
  const desk = useDesk({ sessionTitle, isKept });
  /** Closes the card before what it leads to. */
  const after = (act: (() => void) | undefined) =>
    act &&
    ((): void => {
      setCardOpen(false);
      act();
    });
  const markHere = (next: Mark | null): void => {
    if (!current) return;
    if (needsWaiver(current, next)) sign(current.registration_id);
    else onMark(current, next);
  };
  useShortcuts([
    { keys: 'j', label: 'Next person', run: () => go(1) },
    { keys: 'k', label: 'Previous person', run: () => go(-1) },
    ...markActions.map(([next, label, keys]) => ({ keys, label, run: () => markHere(next) })),
    { keys: 'u', label: 'Take the mark back', run: () => markHere(null) },
  ]);
  const shown = rows.find(({ entry }) => entry.registration_id === card)?.entry;
  if (rows.length === 0) return <p className="roster-none">{none}</p>;
  return (
    <>
      <ol className="roster" ref={list}>
        {rows.map(({ entry, state }) => (
          <RosterRow
            key={entry.registration_id}
            entry={entry}
            state={state}
            isHere={entry.registration_id === here}
            onHere={() => setHere(entry.registration_id)}
            onMark={(next) => onMark(entry, next)}
            onCard={() => openCard(entry.registration_id)}
            onSign={() => sign(entry.registration_id)}
          />
        ))}
      </ol>
      <p className="roster-keys">
        {(
          [
            ['j k', 'Move'],
            ['p', 'Check in'],
            ['l', 'Late'],
            ['a', 'Absent'],
            ['e', 'Excused'],
            ['u', 'Take back'],
            ['q', 'Scan'],
            ['Enter', 'Open card'],
          ] as const
        ).map(([keys, label]) => (
          <span key={keys}>
            <Keys keys={keys} /> {label}
          </span>
        ))}
      </p>
      {shown ? (
        <Suspense>
          <PersonCard
            entry={shown}
            open={cardOpen}
            onClose={() => setCardOpen(false)}
            onSign={isKept ? undefined : after(signFor(shown))}
            onTake={after(desk.takeFrom(shown))}
            onSell={after(desk.sellTo(shown))}
            onMark={(next) => {
              onMark(shown, next);
              setCardOpen(false);
            }}
          />
        </Suspense>
      ) : null}
      {desk.dialog}
    </>
  );
}

/** Whether a check-in comes before the waiver: the card says so, and offers it anyway. */
const needsWaiver = ({ waiver, attendance }: OfficeRosterEntry, next: Mark | null): boolean =>
  waiver !== 'signed' && attendance === null && (next === 'present' || next === 'late');
