import { brand } from '@detroit-well/config/brand';
import { Button } from '@detroit-well/ui/components/button';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { fallbackTexts } from '@detroit-well/ui/fallback-texts';
import { CloseIcon } from '@detroit-well/ui/icons';
import { useEffect, useRef } from 'react';

interface GuestPanelLoadingProps {
  readonly title?: string;
  readonly open: boolean;
  readonly failed: boolean;
  /** The page, which a link loads again while it has not started. */
  readonly href: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

const connectionProblem = fallbackTexts('network');

/** The inline script opens this dialog by its id before hydration (src/early/early.ts). */
const dialogId = 'register-wait';

/** Placeholder for the registration panel until its script is loaded. */
export function GuestPanelLoading(props: GuestPanelLoadingProps) {
  const { title = 'Register', open, failed, href, onRetry, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // Only `showModal()` opens a native dialog as modal; an early tap may have opened it already.
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      id={dialogId}
      className="sheet"
      aria-labelledby="register-wait-title"
      // `onCancel`, because `close` also fires when the page closes the dialog to show the panel.
      onCancel={onClose}
    >
      <div data-part="box">
        <div data-part="head">
          <h2 id="register-wait-title">{title}</h2>
          <form method="dialog" onSubmit={onClose}>
            <button type="submit" className="icon-button" aria-label="Close">
              <CloseIcon />
            </button>
          </form>
        </div>
        <div data-part="body" aria-busy={!failed}>
          {failed ? (
            <div className="stack">
              <h3 className="h4">{connectionProblem.title}</h3>
              <p>{connectionProblem.line}</p>
              <Button onClick={onRetry}>Try Again</Button>
            </div>
          ) : (
            <div className="stack">
              <p role="status">Loading...</p>
              <div className="start-notice" role="alert">
                <p>The form has not arrived yet. Nothing was charged.</p>
                <a href={href}>Try Again</a>
                <a href={brand.phone.href}>Call {brand.phone.label}</a>
              </div>
              <Skeleton height={64} />
              <Skeleton height={64} />
              <Skeleton height={64} />
              <Skeleton height={220} />
            </div>
          )}
        </div>
      </div>
    </dialog>
  );
}
