import type { Permission } from '@detroit-well/api-client/office';
import { paths } from '@detroit-well/config/paths';
import { chooseTheme } from '@detroit-well/ui/theme';
import { useNavigate } from 'react-router-dom';
import { useAccess } from '../access/access.ts';
import { useMayRefund } from '../access/refund-limit.ts';
import { recordNames } from '../navigation/record-names.ts';
import type { PaletteCommand } from './palette-command.ts';
import type { PaletteDialog } from './palette-dialogs.tsx';

interface Does {
  readonly onDialog: (dialog: PaletteDialog) => void;
  readonly onKeys: () => void;
  readonly onSignOut: () => void;
}

/** What can be done from anywhere, as far as the role may. */
export function useCommands({ onDialog, onKeys, onSignOut }: Does): readonly PaletteCommand[] {
  const navigate = useNavigate();
  const { permissions } = useAccess();
  const mayRefund = useMayRefund();
  const goes = (href: string) => () => void navigate(href);
  const ofRole: readonly (PaletteCommand & { readonly permission: Permission })[] = [
    {
      id: 'new-session',
      label: 'New session',
      permission: 'schedule.write',
      run: goes(paths.office.newSession()),
    },
    {
      id: 'new-series',
      label: 'New series',
      permission: 'series.write',
      run: goes(paths.office.series('new')),
    },
    {
      id: 'new-closure',
      label: 'New closure',
      permission: 'closures.write',
      run: goes(paths.office.closure('new')),
    },
    {
      id: 'new-person',
      label: 'New person',
      permission: 'people.write',
      run: goes(paths.office.newPerson()),
    },
    {
      id: 'take-payment',
      label: 'Take a payment',
      permission: 'payments.write',
      run: () => onDialog({ does: 'pay' }),
    },
    {
      id: 'refund',
      label: 'Refund a payment',
      permission: 'refunds.write',
      about: 'Find the payment in Money',
      run: goes(paths.office.money({ kind: 'charge' })),
    },
    {
      id: 'new-post',
      label: 'New post',
      permission: 'content.write',
      run: goes(paths.office.post('new')),
    },
    {
      id: 'edit-page',
      label: 'Edit a page of the site',
      permission: 'content.write',
      run: goes(paths.office.records('pages')),
    },
    {
      id: 'new-plan',
      label: 'New plan',
      permission: 'plans.write',
      run: goes(recordNames('plan').hrefOf('new')),
    },
    {
      id: 'new-promo-code',
      label: 'New promo code',
      permission: 'plans.write',
      run: goes(recordNames('promo_code').hrefOf('new')),
    },
    {
      id: 'invite',
      label: 'Invite somebody to the team',
      permission: 'team.write',
      run: () => onDialog({ does: 'invite' }),
    },
  ];
  return [
    ...ofRole.filter(
      ({ id, permission }) => permissions.includes(permission) && (id !== 'refund' || mayRefund),
    ),
    { id: 'keys', label: 'Keyboard shortcuts', keys: '?', run: onKeys },
    { id: 'day', label: 'Day theme', run: () => chooseTheme('light') },
    { id: 'night', label: 'Night theme', run: () => chooseTheme('dark') },
    { id: 'dashboard', label: 'My dashboard', run: () => location.assign(paths.dashboard.home()) },
    { id: 'sign-out', label: 'Sign out', run: onSignOut },
  ];
}
