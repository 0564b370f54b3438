import type { OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useMay } from '../../access/access.ts';
import { fullName } from '../../access/use-person.ts';
import { rolesText } from '../../access/who-may.ts';
import { personQuery } from '../../api/queries.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { noPerson, PersonPick } from '../../registrations/person-pick.tsx';
import { BothRecords } from './both-records.tsx';
import { BackToPerson } from '../../people/back-to-person.tsx';
import { MergeHead } from './merge-head.tsx';

/** Makes two records of one person one: the one in the path is kept, the one in `with` becomes a part of it. */
export function Screen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const other = params.get('with');
  const mayMerge = useMay('people.merge');
  useScreen('Merge two people');
  const { data, error, refetch } = useQuery(personQuery(id));
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (!mayMerge)
    return (
      <>
        <MergeHead text={fullName(data)} back={<BackToPerson id={id} />} />
        <p className="muted">{rolesText('merge two people', 'people.merge')}</p>
      </>
    );
  return other === null ? (
    <ChooseOther person={data} />
  ) : (
    <BothRecords key={`${id} ${other}`} keptId={id} otherId={other} />
  );
}

function ChooseOther({ person }: { person: OfficePerson }) {
  const navigate = useNavigate();
  const [other, setOther] = useState<string>();
  const isSame = other === person.id;
  return (
    <>
      <MergeHead text={`Who else is ${fullName(person)}?`} back={<BackToPerson id={person.id} />} />
      <div className="editor merge-pick">
        <PersonPick value={other} onChange={setOther} isKnown />
        <Button
          variant="signal"
          slash
          disabledReason={other === undefined ? noPerson : isSame ? 'This is the same record.' : undefined}
          onClick={() => void navigate(paths.office.mergePerson(person.id, other), { replace: true })}
        >
          Compare the two
        </Button>
      </div>
    </>
  );
}
