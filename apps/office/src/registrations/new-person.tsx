import type { OfficePerson } from '@detroit-well/api-client';
import { NewRecordForm } from '../catalogue/new-record-form.tsx';
import { personKind } from '../routes/person/person-kind.tsx';

interface NewPersonProps {
  /** What was searched for. */
  readonly typed: string;
  readonly onCreated: (person: OfficePerson) => void;
  readonly onClose: () => void;
}

/** Makes an account for somebody at the desk or on the phone. */
export const NewPerson = ({ typed, ...own }: NewPersonProps) => (
  <NewRecordForm kind={personKind} start={startOf(typed.trim())} {...own} />
);

/** The field in which the typed text belongs. */
function startOf(text: string) {
  if (text.includes('@')) return { email: text };
  if (/\d/.test(text)) return { phone: text };
  const [first = '', ...others] = text.split(/\s+/);
  return { first_name: first, last_name: others.join(' ') };
}
