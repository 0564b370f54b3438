import { useEffect, useEffectEvent } from 'react';
import { Header, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { Keys } from '../keyboard/kbd.tsx';
import type { PaletteCommand } from './palette-command.ts';

export interface PaletteItem extends PaletteCommand {
  /** An action of the item above it. */
  readonly isAction?: boolean;
}

interface PaletteGroupProps {
  readonly title: string;
  readonly items: readonly PaletteItem[];
  readonly onHighlight: (id: string) => void;
}

export function PaletteGroup({ title, items, onHighlight }: PaletteGroupProps) {
  if (items.length === 0) return null;
  return (
    <ListBoxSection id={title}>
      <Header className="palette__group">{title}</Header>
      {items.map(({ id, label, keys, about, isAction }) => (
        <ListBoxItem
          key={id}
          id={id}
          textValue={label}
          className="palette__item"
          data-action={isAction || undefined}
        >
          {({ isFocused }) => (
            <>
              <Watch isOn={isFocused} onStart={() => onHighlight(id)} />
              <span>
                {label}
                {about ? <small>{about}</small> : null}
              </span>
              {keys ? <Keys keys={keys} /> : null}
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBoxSection>
  );
}

/** The list box has no event for the item that the keyboard is on. */
function Watch({ isOn, onStart }: { isOn: boolean; onStart: () => void }) {
  const start = useEffectEvent(onStart);
  useEffect(() => {
    if (isOn) start();
  }, [isOn]);
  return null;
}
