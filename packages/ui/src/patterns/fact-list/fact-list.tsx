import type { ReactNode } from 'react';
import { CalendarIcon, CardIcon, ClockIcon, PersonIcon, PinIcon } from '../../icons.tsx';

const icons = { time: ClockIcon, place: PinIcon, coach: PersonIcon, date: CalendarIcon, payment: CardIcon };

export type Fact = {
  icon: keyof typeof icons;
  /** Names the fact for readers, for example Time. */
  label: string;
  value: ReactNode;
};

/** Short facts, an icon before each; readers hear the name instead. */
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
