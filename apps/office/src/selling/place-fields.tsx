import { Flash } from '@detroit-well/ui/components/flash';
import { SessionPick } from '../registrations/session-pick.tsx';

interface PlaceFieldsProps {
  readonly sessionId: string;
  /** Why no place in it is sold. */
  readonly refusal: string | undefined;
  readonly onChange: (id: string) => void;
}

/** The session in which a place is sold. */
export const PlaceFields = ({ sessionId, refusal, onChange }: PlaceFieldsProps) => (
  <div className="stack">
    <SessionPick value={sessionId} onChange={onChange} />
    {refusal === undefined ? null : (
      <Flash tone="warn" title="No place can be sold.">
        {refusal}
      </Flash>
    )}
  </div>
);
