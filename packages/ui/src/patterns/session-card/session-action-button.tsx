import { Button, ButtonLink } from '../../components/button/button.tsx';
import type { SessionAction } from './session-view.ts';

/** Ink while seats are left, outlined when the session is full. Its accessible name includes the session. */
export function SessionActionButton(props: { action: SessionAction; full: boolean; title: string }) {
  const { action, full, title } = props;
  const look = {
    size: 'sm',
    variant: full ? 'line' : 'ink',
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
