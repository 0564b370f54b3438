import { IconButton } from '@detroit-well/ui/components/icon-button';
import { ArrowUpIcon, CloseIcon, Icon } from '@detroit-well/ui/icons';
import { useRef } from 'react';

interface RowButtonsProps {
  /** What the row is, such as `entry 2`. */
  readonly one: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Moves a row of an ordered list, or takes it out. The focus goes with a row that moves, and to the next one otherwise. */
export function RowButtons({ one, index, count, onMove, onRemove }: RowButtonsProps) {
  const group = useRef<HTMLDivElement>(null);
  const move = (to: number): void => {
    const pressed = to < index ? 0 : 1;
    onMove(to);
    requestAnimationFrame(() => {
      const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
      (buttons[pressed]?.disabled ? buttons[1 - pressed] : buttons[pressed])?.focus();
    });
  };
  const remove = (): void => {
    const list = group.current?.closest('ol');
    const after = list?.nextElementSibling;
    onRemove();
    requestAnimationFrame(() => {
      const rows = list?.isConnected ? [...list.children] : [];
      const row = rows[Math.min(index, rows.length - 1)];
      const next = row?.querySelector<HTMLElement>(
        ':scope > div .row-buttons button:last-child, :scope > .row-buttons button:last-child',
      );
      (next ?? (after instanceof HTMLElement ? after : null))?.focus();
    });
  };
  return (
    <div className="row-buttons" ref={group}>
      <IconButton label={`Move ${one} up`} disabled={index === 0} onClick={() => move(index - 1)}>
        <ArrowUpIcon />
      </IconButton>
      <IconButton label={`Move ${one} down`} disabled={index === count - 1} onClick={() => move(index + 1)}>
        <Icon d="M10 3v13M4.500 10.500 10 16l5.500-5.500" />
      </IconButton>
      <IconButton label={`Remove ${one}`} onClick={remove}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
