import type { OfficePerson } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../access/access.ts';
import { fullName } from '../access/use-person.ts';
import { personQuery } from '../api/queries.ts';
import { dollars } from '../format/dollars.ts';
import type { PaletteCommand } from './palette-command.ts';
import type { PaletteDialog } from './palette-dialogs.tsx';

/** Payments of one person that the palette offers to take. */
const shownDue = 3;

/** What may be done for a person: check in to a session of today, register, sell, take what is owed. */
export function usePersonActions(
  id: string | undefined,
  onDialog: (dialog: PaletteDialog) => void,
): readonly PaletteCommand[] {
  const navigate = useNavigate();
  const mayMark = useMay('attendance.write');
  const mayRegister = useMay('registrations.write');
  const mayTake = useMay('payments.write');
  const { data: person } = useQuery({
    ...personQuery(id ?? ''),
    enabled: id !== undefined,
    meta: { background: true },
  });
  if (id === undefined || !person?.is_open) return [];
  const named = { id, name: fullName(person) };
  const checkIns = expectedToday(person).map((registration) => ({
    id: `check-in ${registration.id}`,
    label: 'Check in',
    about: registration.session_title,
    run: () =>
      void import('./check-in.ts')
        .then(({ checkIn }) => checkIn(registration))
        .then((href) => href && navigate(href)),
  }));
  const dues = person.registrations
    .filter(({ status, owed }) => status === 'confirmed' && owed !== '0.00')
    .slice(0, shownDue)
    .map(({ id: registration, session_title: title, owed }) => ({
      id: `take ${registration}`,
      label: `Take ${dollars(owed)}`,
      about: title,
      run: () =>
        onDialog({ does: 'pay', payable: { id: registration, title, owed, personName: named.name } }),
    }));
  return [
    ...(mayMark ? checkIns : []),
    ...(mayRegister
      ? [
          {
            id: 'register',
            label: 'Register for a session',
            run: () => onDialog({ does: 'register', person: named }),
          },
        ]
      : []),
    ...(mayTake
      ? [{ id: 'sell', label: 'Sell', run: () => onDialog({ does: 'sell', person: named }) }, ...dues]
      : []),
  ];
}

/** Where the person is expected today: what has not ended. */
function expectedToday({ registrations }: OfficePerson) {
  const now = serverNow();
  return registrations.filter(
    ({ status, start_datetime: start, end_datetime: end }) =>
      status === 'confirmed' && studioDay(start) === studioDay(now) && Date.parse(end) > now,
  );
}
