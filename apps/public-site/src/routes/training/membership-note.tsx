import { MembershipLink } from '../../sessions/member-rate-help.tsx';

/** The explanation of prices and memberships, above the list. A native disclosure, so it also opens without JavaScript. */
export function MembershipNote() {
  return (
    <div data-part="membership">
      <p className="muted">Each price says what it buys. Members pay the member rate.</p>
      <details className="rate-help">
        <summary>What is a membership?</summary>
        <div data-part="help">
          <p>
            It belongs to one person and runs for a time. While yours is active, you pay the member rate. You
            can train without one, at the public rate.
          </p>
          <MembershipLink />
        </div>
      </details>
    </div>
  );
}
