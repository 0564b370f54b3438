import type { ReactNode } from 'react';

/** Line icons, 20 px, in the current color. Always decorative, because text is next to them. */
export function Icon({ d, children }: { d?: string; children?: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {children}
      {d ? <path d={d} /> : null}
    </svg>
  );
}

export const CloseIcon = () => <Icon d="m4.5 4.5 11 11m0-11-11 11" />;
export const ArrowIcon = () => <Icon d="M3 10h13M11 4.5 16.5 10 11 15.5" />;
export const ArrowUpIcon = () => <Icon d="M10 17V4M4.5 9.5 10 4l5.5 5.5" />;
export const ChevronLeftIcon = () => <Icon d="m12.5 4-6 6 6 6" />;
export const ChevronDownIcon = () => <Icon d="m4 7.5 6 6 6-6" />;
export const ChevronRightIcon = () => <Icon d="m7.5 4 6 6-6 6" />;
export const CheckIcon = () => <Icon d="m3.5 10.5 4.3 4.3L16.5 5.5" />;
export const WarningIcon = () => <Icon d="M10 2.8 18 17H2zM10 8v4m0 2.2v.3" />;
export const OctagonIcon = () => (
  <Icon d="M6.6 2.5h6.8l4.1 4.1v6.8l-4.1 4.1H6.6l-4.1-4.1V6.6zM10 6v5m0 2.6v.4" />
);
export const InfoIcon = () => (
  <Icon d="M10 9v5.2M10 5.6v.4">
    <circle cx="10" cy="10" r="7.5" />
  </Icon>
);
export const ClockIcon = () => (
  <Icon d="M10 5.5V10l3 2.4">
    <circle cx="10" cy="10" r="7.3" />
  </Icon>
);
export const DirectionsIcon = () => (
  <Icon d="M10 2.500 17.500 10 10 17.500 2.500 10zM7.500 11.500V9h4.200M10.200 7.200 12 9l-1.800 1.800" />
);
export const MoveIcon = () => (
  <Icon d="M3 7h12M11.500 3.500 15 7l-3.500 3.500M17 13H5M8.500 9.500 5 13l3.500 3.500" />
);
export const PersonIcon = () => (
  <Icon d="M3.5 17c.6-3.4 3.1-5 6.5-5s5.9 1.6 6.5 5">
    <circle cx="10" cy="6.6" r="3.4" />
  </Icon>
);
export const CardIcon = () => <Icon d="M2.5 4.500h15v11h-15zM2.5 8.300h15" />;
export const RefreshIcon = () => <Icon d="M16.5 10a6.5 6.5 0 1 1-2-4.700l2 1.900M16.5 3v4.200h-4.2" />;
export const LockIcon = () => <Icon d="M4 9h12v8H4zM6.5 9V6.200a3.5 3.5 0 0 1 7 0V9" />;
export const SearchIcon = () => (
  <Icon d="m12.8 12.8 4.7 4.7">
    <circle cx="8.5" cy="8.5" r="5.8" />
  </Icon>
);
export const FilterIcon = () => <Icon d="M3 5h14M6 10h8M8.500 15h3" />;
export const CalendarIcon = () => <Icon d="M3 4.500h14V17H3zM3 8.500h14M7 2.500v4M13 2.500v4" />;
export const BellIcon = () => (
  <Icon d="M10 3a4.7 4.7 0 0 1 4.7 4.700c0 4.300 1.800 5.300 1.800 6.300h-13c0-1 1.800-2 1.800-6.300A4.700 4.700 0 0 1 10 3zM8 16.500h4" />
);
export const ChatIcon = () => <Icon d="M3 4h14v9.500H9L5 17v-3.500H3z" />;
export const PencilIcon = () => (
  <Icon d="M4 16l.8-3.600L13.500 3.700l2.800 2.800-8.700 8.700zM12 5.200 14.800 8" />
);
export const DownloadIcon = () => <Icon d="M10 3v10M5 8.5 10 13.500l5-5M3 17h14" />;
export const ShareIcon = () => (
  <Icon d="M10 12.500V3M6 6.500 10 2.500l4 4M5.500 9.500H4V17h12V9.500h-1.500" />
);
export const PlayIcon = () => <Icon d="M6 4v12l10-6z" />;
export const PauseIcon = () => <Icon d="M7 4v12M13 4v12" />;
export const MinusIcon = () => <Icon d="M4 10h12" />;
export const PlusIcon = () => <Icon d="M10 4v12M4 10h12" />;
export const HeartIcon = () => (
  <Icon d="M10 16.5 3.6 10a4 4 0 0 1 0-5.6 4 4 0 0 1 5.6 0l.8.8.8-.8a4 4 0 0 1 5.6 5.6z" />
);
