import { waitlistHours } from '@detroit-well/pricing';

/** Explains the rules of the waitlist. */
export function WaitlistRules() {
  return (
    <section className="waitlist-rules" aria-label="How the waitlist works">
      <div>
        <h2>{waitlistHours.offer} hours for you alone</h2>
        <p>
          When a spot opens, the first person waiting has it for {waitlistHours.offer} hours. After that it
          goes to the next one.
        </p>
      </div>
      <div>
        <h2>The last {waitlistHours.lastDay} hours</h2>
        <p>
          Within {waitlistHours.lastDay} hours of the start nothing is held. We tell everybody waiting at
          once, and the first to take the spot has it.
        </p>
      </div>
      <div>
        <h2>No charge for waiting</h2>
        <p>You pay when you take a spot, never before. Leave the waitlist whenever you like.</p>
      </div>
    </section>
  );
}
