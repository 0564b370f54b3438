import type { Meta } from '@storybook/react-vite';
import { CalendarIcon, CardIcon, CloseIcon, DirectionsIcon, MoveIcon } from '../../icons.tsx';
import { ActionButton, ActionLink, ActionRow } from './action-row.tsx';

export default { title: 'Patterns/Action row', component: ActionRow } satisfies Meta;

const nothing = () => {};
const actions = (
  <>
    <li>
      <ActionButton icon={<CalendarIcon />} onClick={nothing} expanded={false}>
        Calendar
      </ActionButton>
    </li>
    <li>
      <ActionLink icon={<DirectionsIcon />} href="#directions" more="open a new tab">
        Directions
      </ActionLink>
    </li>
    <li>
      <ActionButton icon={<MoveIcon />} onClick={nothing} more="to another date">
        Move
      </ActionButton>
    </li>
    <li>
      <ActionButton icon={<CloseIcon />} tone="bad" onClick={nothing} more="registration">
        Cancel
      </ActionButton>
    </li>
  </>
);
const due = (
  <li>
    <ActionButton icon={<CardIcon />} tone="go" onClick={nothing}>
      Pay $180
    </ActionButton>
  </li>
);

export const NothingDue = () => <ActionRow label="Your registration">{actions}</ActionRow>;
export const PaymentDue = () => (
  <ActionRow label="Your registration">
    {due}
    {actions}
  </ActionRow>
);
export const Expanded = () => (
  <ActionRow label="Your registration">
    <li>
      <ActionButton icon={<CalendarIcon />} onClick={nothing} expanded>
        Calendar
      </ActionButton>
    </li>
  </ActionRow>
);
