import { LockIcon } from '@detroit-well/ui/icons';

interface RefusalProps {
  /** What may not be seen, such as `these entries`. */
  readonly what: string;
  /** Why, and who may. */
  readonly text: string;
  /** `h1` where it replaces a whole screen. */
  readonly titleLevel?: 'b' | 'h1';
}

/** Stands in place of what a role may not see. */
export const Refusal = ({ what, text, titleLevel: Title = 'b' }: RefusalProps) => (
  <div className="fail-row" data-quiet role="alert">
    <LockIcon />
    <Title>{`You may not see ${what}`}</Title>
    <p>{text}</p>
  </div>
);
