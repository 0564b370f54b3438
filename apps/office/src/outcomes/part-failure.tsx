import { Button } from '@detroit-well/ui/components/button';

interface PartFailureProps {
  /** Such as `The history did not load.` */
  readonly sentence: string;
  readonly onRetry: () => void;
}

/** Replaces a part of a screen whose data failed to load. The rest stays usable. */
export const PartFailure = ({ sentence, onRetry }: PartFailureProps) => (
  <div className="row" role="alert">
    <p>{sentence}</p>
    <Button size="xs" variant="line" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
