import { Button } from '@detroit-well/ui/components/button';

export interface MarkAllReadProps {
  readonly variant?: 'quiet' | 'line';
  readonly busy?: boolean;
  readonly onClick: () => void;
}

/** Marks every entry of a list as read. */
export function MarkAllRead({ variant = 'quiet', busy = false, onClick }: MarkAllReadProps) {
  return (
    <Button variant={variant} size="sm" busy={busy} onClick={onClick}>
      Mark all as read
    </Button>
  );
}
