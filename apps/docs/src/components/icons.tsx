import type { ReactNode } from 'react';

/** Icons that only this site has; the others are the kit's. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const CopyIcon = () => (
  <Icon>
    <path d="M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7" />
  </Icon>
);
export const MenuIcon = () => (
  <Icon>
    <path d="M2.5 6h15M2.5 13.5h15" />
  </Icon>
);
export const ChevronDownIcon = () => (
  <Icon>
    <path d="m5 8 5 5 5-5" />
  </Icon>
);
export const ThemeIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="6.8" />
    <path d="M12.4 3.6 7.6 16.4A6.8 6.8 0 0 0 12.4 3.6z" fill="currentColor" stroke="none" />
  </Icon>
);
