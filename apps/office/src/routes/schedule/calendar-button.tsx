import { Button } from '@detroit-well/ui/components/button';
import { lazy, Suspense, useState } from 'react';

const CalendarDialog = lazy(async () => ({
  default: (await import('./calendar-dialog.tsx')).CalendarDialog,
}));

/** Leads to the private calendar of the sessions that the person leads. */
export function CalendarButton() {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button size="xs" variant="line" onClick={() => setOpen(true)}>
        My calendar
      </Button>
      {isOpen === undefined ? null : (
        <Suspense>
          <CalendarDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
