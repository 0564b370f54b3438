import type { ApiProblem } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { useQuery } from '@tanstack/react-query';
import { fullName } from '../../access/use-person.ts';
import { personQuery } from '../../api/queries.ts';
import { BackToPerson } from '../../people/back-to-person.tsx';
import { MergeHead } from './merge-head.tsx';

interface MergeRefusedProps {
  readonly problem: ApiProblem<'merge_refused'>;
  readonly keptId: string;
  readonly otherId: string;
}

/** Why two records cannot become one, and where that can be changed. */
export function MergeRefused({ problem, keptId, otherId }: MergeRefusedProps) {
  const kept = useQuery(personQuery(keptId)).data;
  const other = useQuery(personQuery(otherId)).data;
  const people = [kept, other].flatMap((person) => person ?? []);
  return (
    <>
      <MergeHead text={`${people.map(fullName).join(' and ')}.`} back={<BackToPerson id={keptId} />} />
      <Flash tone="bad" title="They cannot be merged.">
        {problem.sentence}
      </Flash>
      {problem.details.refusal === 'same_record' ? null : (
        <div className="merge-parts">
          {people.map((person) => (
            <section key={person.id} aria-label={fullName(person)}>
              <h2>{fullName(person)}</h2>
              <p>{person.membership === null ? 'No membership.' : `${person.membership} membership.`}</p>
              <ButtonLink size="xs" variant="line" href={paths.office.person(person.id)}>
                Open
              </ButtonLink>
            </section>
          ))}
        </div>
      )}
      <p className="muted">
        Also refused: a person with themselves, people of the team, closed accounts, and who was merged
        before.
      </p>
    </>
  );
}
