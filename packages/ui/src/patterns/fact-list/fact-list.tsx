import type { ReactNode } from 'react';
import { CalendarIcon, CardIcon, ClockIcon, PersonIcon, PinIcon } from '../../icons.tsx';

const icons = {
  time: ClockIcon,
  location: PinIcon,
  coach: PersonIcon,
  date: CalendarIcon,
  payment: CardIcon,
};

export interface Fact {
  readonly icon: keyof typeof icons;
  /** The name of the fact for screen readers, for example Time. */
  readonly label: string;
  readonly value: ReactNode;
}

/**
 * Short facts, each with an icon. Screen readers announce the name instead of the icon.
 *
 * @do Show two to five facts with the icons of the kit.
 * @dont Put a sentence into a fact.
 * @accessibility A description list. Screen readers read the name of the fact; the icon is hidden.
 */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map((fact) => {
        const Icon = icons[fact.icon];
        return (
          <div key={fact.label}>
            <dt>
              <span className="visually-hidden">{fact.label}</span>
              <Icon />
            </dt>
            <dd>{fact.value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
