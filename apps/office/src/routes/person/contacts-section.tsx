import type { OfficePerson } from '@detroit-well/api-client';
import { relationships } from '@detroit-well/validation';
import { Nothing, Section } from './section.tsx';

const nameOf = (relationship: string): string =>
  relationships.find(({ value }) => value === relationship)?.label ?? relationship;

export function ContactsSection({ person }: { person: OfficePerson }) {
  const contacts = person.emergency_contacts;
  return (
    <Section title="Emergency contacts">
      {contacts.length === 0 ? (
        <Nothing>None. The person adds them in their own profile.</Nothing>
      ) : (
        <ul className="person-contacts">
          {contacts.map(({ id, name, relationship, phone, is_primary }) => (
            <li key={id}>
              <span>
                <b>{name}</b>
                <small>{is_primary ? `${nameOf(relationship)}, first to call` : nameOf(relationship)}</small>
              </span>
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
