import { Status } from '../status/status.tsx';

export interface ConnectionStateProps {
  readonly state: 'connecting' | 'connected' | 'reconnecting' | 'closed';
}

/**
 * The state of a live connection, announced politely.
 *
 * @do Keep it in one spot of a live screen, beside what depends on the connection.
 * @dont Show it on a page that works without a live connection.
 * @accessibility A status region, so a change is announced politely. Each state has a word, and the moving bars are
 *   hidden.
 */
export function ConnectionState({ state }: ConnectionStateProps) {
  return (
    <span className="connection-state" role="status" data-state={state}>
      {state === 'connected' ? <Status tone="ok">Connected</Status> : null}
      {state === 'closed' ? <Status tone="bad">Not connected</Status> : null}
      {state === 'connecting' || state === 'reconnecting' ? (
        <span data-part="busy">
          <i className="rolling" aria-hidden="true" />
          <span>{state === 'connecting' ? 'Connecting...' : 'Reconnecting'}</span>
        </span>
      ) : null}
    </span>
  );
}
