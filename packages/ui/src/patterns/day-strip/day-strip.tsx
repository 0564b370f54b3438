import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons.tsx';

export interface StripDay {
  /** `2026-11-27` */
  readonly day: string;
  readonly href: string;
  /** `Fri`, or `Today`. */
  readonly weekday: string;
  /** `27` */
  readonly number: string;
  /** The month above its first day. */
  readonly month?: string | undefined;
  /** One bar for each session; null when the number is not known. */
  readonly count: number | null;
  /** For screen readers: `Friday, November 27, 1 session`. */
  readonly label: string;
  readonly isCurrent: boolean;
}

export interface DayStripProps {
  readonly days: readonly StripDay[];
  /** The link to the days before; null at the beginning. */
  readonly before: string | null;
  /** The link to the days after; null at the end. */
  readonly after: string | null;
  /** The link of today, where Home leads from later days. */
  readonly today: string;
  /** Called with the link that was pressed. Without it, links load their page. */
  readonly onGo?: ((href: string, event: MouseEvent | KeyboardEvent) => void) | undefined;
}

/** More bars do not fit below a day. */
const mostBars = 6;

/**
 * A strip of fourteen days, with a leaning bar for each session. A press starts the list at that day.
 *
 * @do Give the list its first day in the address, so that each day is a link.
 * @do Count the sessions that match the filters.
 * @dont Hide days without a session. They can be pressed too.
 * @accessibility A navigation of links, each named with its full date and number of sessions. Left and Right move between
 *   the days, Home goes to today. The focus stays in the strip. On phones the strip scrolls with the current day in view.
 */
export function DayStrip({ days, before, after, today, onGo }: DayStripProps) {
  const strip = useRef<HTMLElement>(null);
  const first = days[0]?.day;
  const current = days.find(({ isCurrent }) => isCurrent)?.day ?? first;
  useEffect(() => {
    const row = strip.current;
    const cell = row?.querySelector<HTMLElement>(`[data-day="${current}"]`);
    if (!row || !cell || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = cell.offsetLeft - (row.clientWidth - cell.offsetWidth) / 2;
  }, [current]);

  /** The first day when a link was last followed. Other days replace the link that led to them. */
  const [left, setLeft] = useState<string>();
  useEffect(() => {
    if (left !== undefined && left !== first && document.activeElement === document.body)
      strip.current?.querySelector<HTMLElement>('li a')?.focus();
  }, [left, first]);
  const go =
    onGo &&
    ((href: string, event: MouseEvent | KeyboardEvent): void => {
      setLeft(first);
      onGo(href, event);
    });

  function onKeyDown(event: KeyboardEvent<HTMLOListElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.indexOf(event.target as HTMLAnchorElement);
    if (event.key === 'Home') {
      event.preventDefault();
      if (before === null) links[0]?.focus();
      else if (go) go(today, event);
      else location.assign(today);
      return;
    }
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const steps = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[data-part="step"]');
    (links[at + step] ?? steps?.[step < 0 ? 0 : 1])?.focus();
  }

  const press = (href: string) => (go ? (event: MouseEvent) => go(href, event) : undefined);
  return (
    <nav ref={strip} className="day-strip" aria-label="Days">
      <Step href={before} label="Two weeks before" onPress={press}>
        <ChevronLeftIcon />
      </Step>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys act on the links inside */}
      <ol onKeyDown={onKeyDown}>
        {days.map(({ day, href, weekday, number, month, count, label, isCurrent }) => (
          <li key={day} data-day={day} data-month={month}>
            <a
              href={href}
              aria-current={isCurrent ? 'date' : undefined}
              data-none={count === 0 || undefined}
              onClick={press(href)}
            >
              <span data-part="weekday" aria-hidden="true">
                {weekday}
              </span>
              <span className="num" aria-hidden="true">
                {number}
              </span>
              <span
                data-part="bars"
                aria-hidden="true"
                style={{ '--n': Math.min(count ?? 0, mostBars) } as CSSProperties /* a custom property */}
              />
              <span className="visually-hidden">{label}</span>
            </a>
          </li>
        ))}
      </ol>
      <Step href={after} label="Two weeks after" onPress={press}>
        <ChevronRightIcon />
      </Step>
    </nav>
  );
}

interface StepProps {
  readonly href: string | null;
  readonly label: string;
  readonly onPress: (href: string) => MouseEventHandler | undefined;
  readonly children: ReactNode;
}

/** A link to other days, or only its arrow where there are none. */
const Step = ({ href, label, onPress, children }: StepProps) =>
  href === null ? (
    <span data-part="step" aria-hidden="true">
      {children}
    </span>
  ) : (
    <a data-part="step" href={href} aria-label={label} onClick={onPress(href)}>
      {children}
    </a>
  );
