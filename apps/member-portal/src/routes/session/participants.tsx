import { useQuery } from '@tanstack/react-query';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Badge } from '@detroit-well/ui/components/badge';
import { participantsQuery } from '../../queries.ts';

/** Who else comes, by first name and initial. */
export function Participants({ sessionId }: { sessionId: string }) {
  const { data: participants = [] } = useQuery(participantsQuery(sessionId));
  if (participants.length === 0) return null;
  return (
    <section className="rs__part">
      <h2 className="d3">Who is coming</h2>
      <ul className="rs__people">
        {participants.map(({ public_id, name, avatar, is_coach }) => (
          <li key={public_id}>
            <Avatar name={name} src={avatar} />
            <span>{name}</span>
            {is_coach ? <Badge tone="ink">Coach</Badge> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
