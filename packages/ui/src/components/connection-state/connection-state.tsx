import { Status } from '../status/status.tsx';

export interface ConnectionStateProps {
  readonly state: 'connecting' | 'connected' | 'reconnecting' | 'closed';
}

/** The state of a live connection, announced politely. */
export function ConnectionState({ state }: ConnectionStateProps) {
  return (
    <span className="connection-state" role="status" data-state={state}>
      {state === 'connected' ? <Status tone="ok">Connected</Status> : null}
      {state === 'closed' ? <Status tone="bad">Not connected</Status> : null}
      {state === 'connecting' || state === 'reconnecting' ? (
        <span data-part="busy">
          <i className="rolling" aria-hidden="true" />
          {state === 'connecting' ? 'Connecting...' : 'Reconnecting'}
        </span>
      ) : null}
    </span>
  );
}
