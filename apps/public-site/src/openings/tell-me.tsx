import { sessionDateText } from '@detroit-well/booking/session-text';
import { ButtonLink, type ButtonLook } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { useLayer } from '@detroit-well/ui/layer';
import { loadFile } from '@detroit-well/ui/load-file';
import { useRef, useState, type ComponentType } from 'react';
import type { PageContext } from '../page.ts';
import { otherDatesId } from '../sessions/card-action.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { openingTexts } from './opening-texts.ts';
import type { TellDialogProps } from './tell-dialog.tsx';
import { formTexts } from '../messages/form-texts.ts';

interface TellMeProps extends Pick<ButtonLook, 'size' | 'full'> {
  readonly session: SessionSummary;
  readonly context: PageContext;
}

/**
 * Opens the form of a full session for visitors without an account: one email when a spot opens. Its script loads when it is
 * pressed. Without JavaScript, the link leads to other dates.
 */
export function TellMe({ session, context, ...look }: TellMeProps) {
  const layer = useLayer(`tell-${session.public_id}`);
  const [Dialog, setDialog] = useState<ComponentType<TellDialogProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);

  async function press(): Promise<void> {
    if (loading.current) return;
    loading.current = true;
    setFailed(false);
    try {
      const { TellDialog } = await loadFile(() => import('./tell-dialog.tsx'));
      setDialog(() => TellDialog);
      layer.open(true);
    } catch {
      setFailed(true);
    } finally {
      loading.current = false;
    }
  }

  return (
    <>
      {failed ? (
        <Flash tone="bad" title={formTexts.notLoaded}>
          Are you online? Press the button once more.
        </Flash>
      ) : null}
      <ButtonLink
        {...look}
        variant="line"
        href={`${session.href}#${otherDatesId}`}
        aria-haspopup="dialog"
        aria-label={`${openingTexts.title}: ${session.title}, ${sessionDateText(session).longDate}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void press();
        }}
      >
        {openingTexts.title}
      </ButtonLink>
      {Dialog ? (
        <Dialog open={layer.shown !== null} session={session} context={context} onClose={layer.close} />
      ) : null}
    </>
  );
}
