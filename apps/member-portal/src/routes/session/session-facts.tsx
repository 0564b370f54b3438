import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { spotsLabel } from '@detroit-well/pricing';

/** What the session is, who leads it, what it asks for. */
export function SessionFacts({ session }: { session: RegisteredSessionDetail }) {
  const { description, program, coach, requirements, what_to_bring } = session;
  return (
    <>
      <Part title="About this session">
        <p>{description || program.description}</p>
        {description && program.description ? <p className="muted">{program.description}</p> : null}
        <p className="sm muted">{spotsLabel(session)}</p>
      </Part>
      {coach ? (
        <Part title={`Coach ${coach.name}`}>
          <p>{coach.bio}</p>
          <List items={coach.certifications} />
        </Part>
      ) : null}
      {requirements.length > 0 ? (
        <Part title="Requirements">
          <List items={requirements} />
        </Part>
      ) : null}
      {what_to_bring.length > 0 ? (
        <Part title="What to bring">
          <List items={what_to_bring} />
        </Part>
      ) : null}
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="rs__part">
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
