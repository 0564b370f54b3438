import { Avatar } from '../../components/avatar/avatar.tsx';

export interface PersonInGrid {
  readonly id: string;
  readonly name: string;
  readonly src?: string | null;
  /** Shown below the name, for example You or Coach. */
  readonly note?: string | undefined;
}

/**
 * People with avatar and name.
 *
 * @do Mark the user and the coach with `note`.
 * @dont Show full names. The roster shows first names and initials.
 * @accessibility A list. The name is text, the avatar hidden.
 */
export function PeopleGrid({ people }: { people: readonly PersonInGrid[] }) {
  return (
    <ul className="people-grid">
      {people.map(({ id, name, src, note }) => (
        <li key={id}>
          <Avatar name={name} src={src} />
          <span>
            <span>{name}</span>
            {note ? <small>{note}</small> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
