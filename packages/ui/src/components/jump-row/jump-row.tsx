import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

export interface Jump {
  /** Id of the section. */
  readonly id: string;
  readonly label: ReactNode;
  /** A number or a few words after the label. */
  readonly count?: ReactNode;
  /** Shown only when the page has one column. */
  readonly narrowOnly?: boolean;
}

/** Visible width of the link before the current one, when the row overflows. */
const peekPx = 48;

/**
 * A sticky row of links to the sections of a page. The current section is marked.
 *
 * @do Use it on a long page with three or more sections.
 * @do Give each section the id of its jump.
 * @dont Link to other pages from it.
 * @accessibility A named navigation landmark of ordinary links. The section in view has aria-current="location". Only
 *   the row scrolls when the mark moves.
 */
export function JumpRow({ jumps, label }: { jumps: readonly Jump[]; label: string }) {
  const current = useSectionInView(jumps.map(({ id }) => id).join(' '));
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Only the row scrolls: scrollIntoView would move the page as well.
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - peekPx;
  }, [current]);
  return (
    <nav className="jump-row" aria-label={label} ref={row}>
      {jumps.map(({ id, label: text, count, narrowOnly }) => (
        <a
          key={id}
          href={`#${id}`}
          data-narrow={narrowOnly || undefined}
          aria-current={id === current ? 'location' : undefined}
        >
          <span>{text}</span>
          {count === undefined || count === null ? null : <span className="tnum">{count}</span>}
        </a>
      ))}
    </nav>
  );
}

/** The section in the upper part of the window, or the first one until the user scrolls. */
function useSectionInView(ids: string): string | undefined {
  const [current, setCurrent] = useState(() => ids.split(' ')[0]);
  useEffect(() => {
    const all = ids.split(' ');
    const find = () => {
      const limit = innerHeight / 3;
      const passed = all.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < limit;
      });
      setCurrent(passed.at(-1) ?? all[0]);
    };
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, [ids]);
  return current;
}
