import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { spotsLabel } from '@detroit-well/pricing';
import type { ReactNode } from 'react';
import { coachHref, programHref } from '../../format/site-links.ts';
import { partIds } from './session-parts.ts';

/** The description, the coach and the requirements of the session. */
export function SessionFacts({
  session,
  completed,
}: {
  session: RegisteredSessionDetail;
  completed: boolean;
}) {
  const { description, program, coach, requirements, what_to_bring } = session;
  return (
    <>
      <Facts title="About this session" id={partIds.about}>
        <p>{description || program.description}</p>
        {description && program.description ? <p className="muted">{program.description}</p> : null}
        <p>
          <a href={programHref(session)}>{`All dates of ${program.title}`}</a>
        </p>
        {completed ? null : <p className="sm muted">{spotsLabel(session)}</p>}
      </Facts>
      {coach ? (
        <Facts
          title={
            <>
              <span>Coach </span>
              <a href={coachHref(session)}>{coach.name}</a>
            </>
          }
          id="coach"
        >
          <p>{coach.bio}</p>
          <List items={coach.certifications} />
        </Facts>
      ) : null}
      {requirements.length > 0 ? (
        <Facts title="Requirements">
          <List items={requirements} />
        </Facts>
      ) : null}
      {what_to_bring.length > 0 ? (
        <Facts title="What to bring">
          <List items={what_to_bring} />
        </Facts>
      ) : null}
    </>
  );
}

interface FactsProps {
  readonly title: ReactNode;
  readonly id?: string;
  readonly children: ReactNode;
}

function Facts({ title, id, children }: FactsProps) {
  return (
    <section className="rs__part" id={id}>
      <h2 className="d3">{title}</h2>
      {children}
    </section>
  );
}

function List({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="rs__list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
