import { Flash } from '@detroit-well/ui/components/flash';

/** Says that nothing was sent, and that nothing typed is lost. */
export function NotSent({ reason }: { reason: string }) {
  return (
    <Flash tone="bad" title="Your message was not sent.">
      {reason} {inputStillHere}
    </Flash>
  );
}

export const inputStillHere = 'Everything you wrote is still here.';
