import type { OfficePayment, OfficePersonRow, OfficeSession } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { serverNow } from '@detroit-well/config/server-clock';
import {
  formatMediumDate,
  formatShortDate,
  formatTime,
  formatWeekday,
  studioDay,
} from '@detroit-well/config/studio-time';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../access/access.ts';
import { fullName } from '../access/use-person.ts';
import { dollars } from '../format/dollars.ts';
import { paidForText } from '../money/payment-texts.ts';
import { lastEnd } from '../sessions/session-end.ts';
import { placesText } from '../sessions/places.ts';
import type { PaletteDialog } from './palette-dialogs.tsx';
import type { PaletteItem } from './palette-group.tsx';
import type { Found } from './use-found.ts';
import { usePersonActions } from './use-person-actions.ts';

interface Group {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

/** The items of what was found. Right under the highlighted one are its actions. */
export function useFoundItems(
  { people, sessions, payments }: Found,
  highlighted: string | undefined,
  onDialog: (dialog: PaletteDialog) => void,
): readonly Group[] {
  const navigate = useNavigate();
  const opens = (href: string) => () => void navigate(href);
  const isOn = (id: string): boolean => highlighted === id || (highlighted?.startsWith(`${id} `) ?? false);
  const person = people.find(({ id }) => isOn(id));
  const session = sessions.find(({ id }) => isOn(id));
  const personActions = usePersonActions(person?.id, onDialog);
  const sessionActions = useSessionActions(session, opens);
  const withActions = (item: PaletteItem, actions: readonly PaletteItem[]): readonly PaletteItem[] => [
    item,
    ...actions.map((action) => ({ ...action, id: `${item.id} ${action.id}`, isAction: true })),
  ];
  return [
    {
      title: 'People',
      items: people.flatMap((one) =>
        withActions(
          {
            id: one.id,
            label: fullName(one),
            about: aboutPerson(one),
            run: opens(paths.office.person(one.id)),
          },
          one === person ? personActions : [],
        ),
      ),
    },
    {
      title: 'Sessions of the next 14 days',
      items: sessions.flatMap((one) =>
        withActions(
          {
            id: one.id,
            label: one.title,
            about: aboutSession(one),
            run: opens(paths.office.session(one.id)),
          },
          one === session ? sessionActions : [],
        ),
      ),
    },
    {
      title: 'Payments',
      items: payments.map((one) => ({
        id: one.id,
        label: `${one.kind === 'refund' ? 'Refund of ' : ''}${dollars(one.amount)}, ${one.person_name}`,
        about: `${formatMediumDate(one.at)}, ${paidForText(one)}`,
        run: opens(rowOf(one)),
      })),
    },
  ];
}

function useSessionActions(
  session: OfficeSession | undefined,
  opens: (href: string) => () => void,
): readonly PaletteItem[] {
  const mayRoster = useMay('roster.read');
  const mayEdit = useMay('schedule.write');
  if (session === undefined) return [];
  const { id, status } = session;
  const isOver = status === 'cancelled' || Date.parse(lastEnd(session)) < serverNow();
  return [
    ...(mayRoster ? [{ id: 'roster', label: 'Roster', run: opens(paths.office.roster(id)) }] : []),
    ...(mayEdit && !isOver
      ? [{ id: 'edit', label: 'Edit session', run: opens(paths.office.editSession(id)) }]
      : []),
  ];
}

const aboutPerson = ({ email, phone, balance }: OfficePersonRow): string =>
  [email, phone, balance === '0.00' ? null : `owes ${dollars(balance)}`].filter(Boolean).join(', ');

function aboutSession(session: OfficeSession): string {
  const { meetings, status } = session;
  const next = meetings.find(({ end_datetime: end }) => Date.parse(end) > serverNow());
  const start = next?.start_datetime ?? session.start_datetime;
  const when = `${formatWeekday(start)}, ${formatShortDate(start)}, ${formatTime(start)}`;
  return `${when}, ${status === 'cancelled' ? 'cancelled' : placesText(session)}`;
}

/** The ledger with this person's payments of that day. */
function rowOf({ person_name: search, at }: OfficePayment): string {
  const day = studioDay(at);
  return paths.office.money({ search, start_date: day, end_date: day });
}
