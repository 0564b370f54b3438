import { paths } from '@detroit-well/config/paths';

/** What prices and memberships are, above the list. A native disclosure, so it also opens without JavaScript. */
export function MembershipNote() {
  return (
    <details data-part="membership">
      <summary>
        <span>Each price says what it buys. Members pay the member rate.</span> <b>What is a membership?</b>
      </summary>
      <div>
        <p>
          A membership belongs to one person and runs for a time. While yours is active, you pay the member
          rate for every session. You can train without one: then you pay the public rate.
        </p>
        <a href={paths.contact({ topic: 'membership' })}>Ask about a membership</a>
      </div>
    </details>
  );
}
