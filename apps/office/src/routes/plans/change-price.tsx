import type { OfficePlan } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../access/access.ts';

const ChangePriceDialog = lazy(async () => ({
  default: (await import('./change-price-dialog.tsx')).ChangePriceDialog,
}));

interface ChangePriceProps {
  readonly plan: OfficePlan;
  readonly name: string;
}

/** Opens the price of a membership. A pass has its price in the editor: what was sold stays. */
export function ChangePrice({ plan, name }: ChangePriceProps) {
  const [open, setOpen] = useState<boolean>();
  const mayWrite = useMay('plans.write');
  if (!mayWrite || plan.kind === 'pass' || plan.archived) return null;
  return (
    <>
      <Button size="xs" variant="quiet" aria-label={`Change price: ${name}`} onClick={() => setOpen(true)}>
        Change price
      </Button>
      {open === undefined ? null : (
        <Suspense>
          <ChangePriceDialog plan={plan} name={name} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
