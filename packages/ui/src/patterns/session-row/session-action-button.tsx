import { Button, ButtonLink } from '../../components/button/button.tsx';
import type { SessionAction } from './session-view.ts';

/** Ink while seats are left, outlined when the session is full. Its accessible name includes the session. */
export function SessionActionButton(props: {
  action: SessionAction;
  full: boolean;
  title: string;
  /** The one signal button of a list. */
  isMain?: boolean;
}) {
  const { action, full, title, isMain = false } = props;
  const look = {
    size: 'sm',
    variant: isMain ? 'signal' : full ? 'line' : 'ink',
    slash: !full && action.disabledReason === undefined,
  } as const;
  const name = `${action.label}, ${title}`;
  if (action.href !== undefined)
    return (
      <ButtonLink {...look} href={action.href} aria-label={name}>
        {action.label}
      </ButtonLink>
    );
  return (
    <Button
      {...look}
      aria-label={action.busy ? undefined : name}
      busy={action.busy ?? false}
      {...(action.busyLabel === undefined ? {} : { busyLabel: action.busyLabel })}
      disabledReason={action.disabledReason}
      onClick={action.onPress}
    >
      {action.label}
    </Button>
  );
}
