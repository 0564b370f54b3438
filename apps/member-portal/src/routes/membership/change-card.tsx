import type { OwnMembership } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { useLayer } from '@detroit-well/ui/layer';
import { loadFile } from '@detroit-well/ui/load-file';
import { lazy, Suspense } from 'react';
import { isForOnePeriod } from './one-period.ts';
import type { Told } from './told.ts';

const loadPanel = () => import('./card-panel.tsx');
const CardPanel = lazy(async () => ({ default: (await loadFile(loadPanel)).CardPanel }));

interface ChangeCardProps {
  readonly membership: OwnMembership;
  readonly onTold: (told: Told) => void;
}

/** Opens the card of a membership that renews, or would with one. */
export function ChangeCard({ membership, onTold }: ChangeCardProps) {
  const panel = useLayer('membership-card');
  return (
    <>
      <Button
        variant="line"
        onClick={() => panel.open(true)}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
      >
        {isForOnePeriod(membership) ? 'Store a card' : 'Change card'}
      </Button>
      {panel.shown === null ? null : (
        <Suspense fallback={null}>
          <CardPanel
            membership={membership}
            onClose={panel.close}
            onChanged={(told) => {
              panel.end();
              onTold(told);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
