import type { SlotReportEntry } from '@detroit-well/api-client';
import type { ReactNode } from 'react';
import { Ticks } from './plots.tsx';
import { fillOf, type ProgramFill } from './slots.ts';
import { percent, slotTime } from './texts.ts';

interface FillBarsProps {
  readonly programs: readonly ProgramFill[];
  /** The sessions of a slot. */
  readonly hrefOf: (slot: SlotReportEntry) => string;
}

/** The programs by how full they were. A program opens its slots, and a slot its sessions. */
export const FillBars = ({ programs, hrefOf }: FillBarsProps) => (
  <ul className="fill-bars">
    {programs.map(({ id, title, fill, slots }) => {
      const [only] = slots;
      return (
        <li key={id}>
          {slots.length === 1 && only ? (
            <FillRow name={<a href={hrefOf(only)}>{`${title}, ${slotTime(only)}`}</a>} fill={fill} />
          ) : (
            <details>
              <summary>
                <FillRow name={<span>{title}</span>} fill={fill} />
              </summary>
              <ul>
                {slots.map((slot) => (
                  <li key={slot.id}>
                    <FillRow name={<a href={hrefOf(slot)}>{slotTime(slot)}</a>} fill={fillOf([slot]) ?? 0} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      );
    })}
  </ul>
);

const FillRow = ({ name, fill }: { name: ReactNode; fill: number }) => (
  <span className="fill-bars__row">
    {name}
    <Ticks share={fill} />
    <b className="tnum">{percent(fill)}</b>
  </span>
);
