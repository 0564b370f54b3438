import { Button } from '../../components/button/button.tsx';

export interface OfflineBarProps {
  /** When the page was last loaded, in words: `5:04 PM EDT`. */
  readonly asOf: string;
  readonly trying: boolean;
  /** What becomes of what somebody does meanwhile. */
  readonly note?: string | undefined;
  /** Checks whether the connection is back. */
  readonly onTry: () => void;
}

/**
 * Says that the device is offline and how old the page is. The page stays readable.
 *
 * @do Show it while the page can be read and nothing can be sent.
 * @dont Cover or clear the page.
 * @accessibility A status, announced politely. Try now stays focusable while it tries.
 */
export function OfflineBar({
  asOf,
  trying,
  note = 'Nothing can be sent until you are back.',
  onTry,
}: OfflineBarProps) {
  return (
    <div className="offline-bar" data-theme="dark" role="status">
      <span data-part="bars" aria-hidden="true" />
      <b>You are offline.</b>
      <p>{`You can keep reading this page as of ${asOf}. ${note}`}</p>
      <Button variant="quiet" size="sm" busy={trying} busyLabel="Trying..." onClick={onTry}>
        Try now
      </Button>
    </div>
  );
}
