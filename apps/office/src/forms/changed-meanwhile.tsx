import { Flash } from '@detroit-well/ui/components/flash';

/** Above a preview that was counted again. `text`: that nothing was done. */
export const ChangedMeanwhile = ({ text }: { text: string }) => (
  <Flash tone="warn" title="Something changed meanwhile.">
    {text} Look at the new numbers, and confirm them.
  </Flash>
);
