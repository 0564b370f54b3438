import type { FocusEvent, KeyboardEvent } from 'react';
import { ChevronDownIcon } from '../../icons.tsx';
import type { HeaderMenuEntry } from './site-header-props.ts';

const menuOf = (part: HTMLElement): HTMLDetailsElement | null => part.closest('details');

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const menu = menuOf(currentTarget);
  if (key !== 'Escape' || !menu?.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Focus that leaves the submenu closes it; a press elsewhere moves the focus, too. */
function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  const menu = menuOf(currentTarget);
  if (menu && !menu.contains(relatedTarget)) menu.open = false;
}

const closing = { onKeyDown: closeOnEscape, onBlur: closeOnLeave };

/** A menu entry that opens its links below it. A native disclosure, which works without JavaScript. */
export function DropMenu({ label, current, children = [] }: HeaderMenuEntry) {
  return (
    <details data-part="drop">
      <summary data-current={current || undefined} {...closing}>
        {label}
        <ChevronDownIcon />
      </summary>
      <ul>
        {children.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.current ? 'page' : undefined} {...closing}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
