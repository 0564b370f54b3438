import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatShortDate, formatTime, formatWeekday } from '@detroit-well/config/studio-time';
import { IconButton } from '@detroit-well/ui/components/icon-button';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { SearchIcon } from '@detroit-well/ui/icons';
import { useEffect, useState } from 'react';
import { Keys } from '../keyboard/kbd.tsx';
import { Trail } from './trail.tsx';

/** The bar over a screen at a desk: where it is, the studio's time, and the search. */
export function Bar({ onSearch }: { onSearch: () => void }) {
  return (
    <header className="bar">
      <Trail />
      <StudioTime />
      <button className="jump" type="button" aria-haspopup="dialog" onClick={onSearch}>
        <SearchIcon />
        <span>Search or jump to</span>
        <Keys keys="ctrl+k" />
      </button>
    </header>
  );
}

/** The bar over a screen on a tablet or phone. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  return (
    <header className="topbar" data-theme="dark">
      <a className="brand" href={paths.office.home()} aria-label={`${brand.name} office`}>
        <Lockup name={brand.name} />
      </a>
      <IconButton label="Search" onClick={onSearch}>
        <SearchIcon />
      </IconButton>
    </header>
  );
}

/** The minute is late by no more than this. */
const tickMs = 5_000;

function StudioTime() {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const at = new Date(now).toISOString();
  return (
    <time className="line-state" dateTime={at}>
      {`${formatWeekday(at)}, ${formatShortDate(at)}, ${formatTime(at)} in ${brand.city}`}
    </time>
  );
}
