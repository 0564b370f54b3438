import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import { loadFile } from '@detroit-well/ui/load-file';
import { MoveIcon } from '@detroit-well/ui/icons';
import { useLayer } from '@detroit-well/ui/layer';
import { ActionButton } from '@detroit-well/ui/patterns/action-row';
import { Suspense, lazy, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActionResult } from './action-result.tsx';

const loadPanel = () => import('./move-panel.tsx');
const MovePanel = lazy(async () => ({ default: (await loadFile(loadPanel)).MovePanel }));

export interface MoveActionProps {
  readonly session: RegisteredSessionDetail;
  /** The result belongs to the page of the new date, which opens next. */
  readonly onMoved: (sessionId: string, result: ActionResult) => void;
}

/** Opens the panel with the other dates of the program. After the move, the page of the new date replaces this one. */
export function MoveAction({ session, onMoved }: MoveActionProps) {
  const navigate = useNavigate();
  const movedTo = useRef<string | null>(null);
  const panel = useLayer('move', {
    onClose: () => {
      if (movedTo.current !== null)
        void navigate(paths.dashboard.session(movedTo.current), { replace: true });
    },
  });
  return (
    <li>
      <ActionButton
        icon={<MoveIcon />}
        more="to another date"
        onClick={() => panel.open(true)}
        onNear={() => void loadPanel().catch(() => undefined)}
      >
        Move
      </ActionButton>
      {panel.shown ? (
        <Suspense fallback={null}>
          <MovePanel
            session={session}
            onClose={panel.close}
            onMoved={(sessionId, result) => {
              movedTo.current = sessionId;
              onMoved(sessionId, result);
              panel.end();
            }}
          />
        </Suspense>
      ) : null}
    </li>
  );
}
