import type { OfficeClosure } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../access/access.ts';
import { rolesText } from '../access/who-may.ts';
import { sessionsText } from './closure-text.ts';

const CancelClosureDialog = lazy(async () => ({
  default: (await import('./cancel-closure-dialog.tsx')).CancelClosureDialog,
}));

interface CancelBookedProps {
  readonly closure: OfficeClosure;
  readonly variant: 'danger' | 'quiet';
}

/** The button that cancels the booked sessions of a closure, while there are some. A course with other days is not among them. */
export function CancelBooked({ closure, variant }: CancelBookedProps) {
  const may = useMay('sessions.cancel');
  const [asking, setAsking] = useState<boolean>();
  const { length: count } = closure.booked.filter(({ only_then: isWhole }) => isWhole);
  return (
    <>
      {count === 0 ? null : (
        <Button
          size="xs"
          variant={variant}
          disabledReason={may ? undefined : rolesText('cancel sessions', 'sessions.cancel')}
          onClick={() => setAsking(true)}
        >
          {`Cancel ${sessionsText(count)}`}
        </Button>
      )}
      {asking === undefined ? null : (
        <Suspense>
          <CancelClosureDialog closure={closure} open={asking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
