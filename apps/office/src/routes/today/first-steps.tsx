import { paths } from '@detroit-well/config/paths';
import { Status } from '@detroit-well/ui/components/status';
import { useQuery } from '@tanstack/react-query';
import { coachChoicesQuery, locationChoicesQuery, programChoicesQuery } from '../../api/queries.ts';
import { recordNames } from '../../navigation/record-names.ts';
import { PartFailure } from '../../outcomes/part-failure.tsx';

interface FirstStepsProps {
  readonly hasWaiver: boolean;
}

/** What a studio does before its first session, in the order that needs no way back. */
export function FirstSteps({ hasWaiver }: FirstStepsProps) {
  const lists = [
    useQuery(programChoicesQuery()),
    useQuery(locationChoicesQuery()),
    useQuery(coachChoicesQuery()),
  ];
  const [programs, locations, coaches] = lists.map(({ data }) => data);
  const failed = lists.filter(({ data, error }) => !data && error);
  if (failed.length > 0)
    return (
      <PartFailure
        sentence="The first steps did not load."
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    );
  if (!programs || !locations || !coaches) return null;
  const steps = [
    {
      title: 'Publish the waiver',
      text: 'Nobody can register without one.',
      href: paths.office.waiver(),
      link: 'Write it',
      isDone: hasWaiver,
    },
    {
      title: 'Create a program',
      text: 'Each session belongs to one. Its category is created beside it.',
      href: recordNames('program').hrefOf('new'),
      link: 'New program',
      isDone: programs.length > 0,
    },
    {
      title: 'Add a location',
      text: 'A room or floor.',
      href: recordNames('location').hrefOf('new'),
      link: 'New location',
      isDone: locations.length > 0,
    },
    {
      title: 'Add a coach',
      text: 'Who leads sessions, with or without an account.',
      href: recordNames('coach').hrefOf('new'),
      link: 'New coach',
      isDone: coaches.length > 0,
    },
    {
      title: 'Plan the sessions',
      text: 'A series plans one for every week; visitors see them at once.',
      href: paths.office.series('new'),
      link: 'New series',
      isDone: false,
    },
  ];
  return (
    <section>
      <div className="sub">
        <h2>First steps</h2>
        <span className="tnum">{`${steps.filter(({ isDone }) => isDone).length} of ${steps.length}`}</span>
      </div>
      <ol className="queue">
        {steps.map(({ title, text, href, link, isDone }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <span className="queue__acts">
              {isDone ? (
                <Status tone="ok">Done</Status>
              ) : (
                <a href={href} aria-label={`${link}: ${title}`}>
                  {link}
                </a>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
