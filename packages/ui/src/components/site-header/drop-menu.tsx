import type { FocusEvent, KeyboardEvent } from 'react';
import { ChevronDownIcon } from '../../icons.tsx';
import type { HeaderMenuEntry } from './site-header-props.ts';

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/** Focus that leaves the submenu closes it; a press elsewhere moves the focus, too. */
function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** A menu entry that opens its links below it. A native disclosure, which works without JavaScript. */
export function DropMenu({ label, current, children = [] }: HeaderMenuEntry) {
  return (
    <details data-part="drop" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary data-current={current || undefined}>
        {label}
        <ChevronDownIcon />
      </summary>
      <ul>
        {children.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
