import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';

const title = 'Liability Waiver and Payment Consent';

const rules = [
  {
    title: 'Assumption of risk',
    content:
      'Skating, movement and strength training can cause injury. You take part by choice, at your own level, and you stop when something does not feel right.',
  },
  {
    title: 'Health',
    content:
      'You are 18 or over and fit to train. You tell your coach about injuries, conditions and medication that matter on the floor.',
  },
  {
    title: 'Release',
    content:
      'As far as the law of Michigan allows, you release the studio, its coaches and its staff from claims that arise from the ordinary risks of training.',
  },
  {
    title: 'Payment consent',
    content:
      'You agree to the charges of the sessions you register for, by the plan you choose, and to the refund policy shown when you pay.',
  },
] as const;

/**
 * Replaces the current waiver text when it cannot be loaded (SPEC-B 8.7). Members can read it but not sign it, because it may
 * not be the text in force.
 */
export function BuiltInText({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="waiver__text">
      <h2 className="d3" id="waiver-title">
        {title}
      </h2>
      <Flash
        tone="warn"
        title="This is our standard text."
        action={
          <Button variant="quiet" size="sm" onClick={onRetry}>
            Retry
          </Button>
        }
      >
        We couldn’t load the version in force, so you can read this one but not sign it yet.
      </Flash>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className="waiver__box" role="region" aria-labelledby="waiver-title" tabIndex={0}>
        {rules.map((rule) => (
          <div key={rule.title}>
            <h3>{rule.title}</h3>
            <p>{rule.content}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
