import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The open tab. Without it the component is uncontrolled. */
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

const steps: Record<string, (now: number, all: number) => number> = {
  ArrowRight: (now, all) => (now + 1) % all,
  ArrowLeft: (now, all) => (now - 1 + all) % all,
  Home: () => 0,
  End: (_now, all) => all - 1,
};

/**
 * Follows the ARIA tabs pattern: arrow keys, Home and End select a tab; the list is one tab stop.
 *
 * @do Use two to four tabs for views of the same things, with their counts.
 * @dont Split a form over tabs, or hide an error in one that is closed.
 * @accessibility The ARIA tabs pattern: the list is one tab stop; Left, Right, Home and End select at once. Each panel
 *   is named by its tab.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id ?? '');
  const open = selected ?? own;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function choose(id: string) {
    setOwn(id);
    onSelect?.(id);
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const next = tabs[steps[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === open}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <span>{tab.label}</span>{' '}
            {tab.count === undefined ? null : <span className="tnum">{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== open}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
