import { SearchIcon } from '@detroit-well/ui/icons';
import { useNativeDialog } from '@detroit-well/ui/native-dialog';
import { useState } from 'react';
import { Autocomplete, Input, ListBox, SearchField, useFilter } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { useAccess } from '../access/access.ts';
import { Keys } from '../keyboard/kbd.tsx';
import { useCommands } from './palette-commands.ts';
import type { PaletteDialog } from './palette-dialogs.tsx';
import { PaletteGroup } from './palette-group.tsx';
import type { Place } from './places.tsx';
import { useFound } from './use-found.ts';
import { useFoundItems } from './use-found-items.ts';

export interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onKeys: () => void;
  readonly onSignOut: () => void;
  readonly onDialog: (dialog: PaletteDialog) => void;
  readonly places: readonly Place[];
}

/** Search and commands: people, sessions, payments and places that the role may see, and what can be done from anywhere. */
export function Palette(props: PaletteProps) {
  const dialog = useNativeDialog(props.open, props.onClose);
  return (
    <dialog {...dialog} className="palette" aria-label="Search and commands">
      {props.open ? <Search {...props} /> : null}
    </dialog>
  );
}

/** Before what is typed, it finds commands only. */
const onlyCommands = '>';

function Search({ onClose, onKeys, onSignOut, onDialog, places }: PaletteProps) {
  const navigate = useNavigate();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [typed, setTyped] = useState('');
  const [highlighted, setHighlighted] = useState<string>();
  const isCommand = typed.startsWith(onlyCommands);
  const found = useFound(isCommand ? '' : typed);
  const groups = useFoundItems(found, highlighted, onDialog);
  const isFound = (key: string | number): boolean =>
    groups.some(({ items }) => items.some(({ id }) => id === key));
  const goTo = places.map(({ label, href, key }) => ({
    id: href,
    label,
    keys: `g ${key}`,
    run: () => void navigate(href),
  }));
  const commands = useCommands({ onDialog, onKeys, onSignOut });
  const all = [
    ...groups,
    ...(isCommand ? [] : [{ title: 'Go to', items: goTo }]),
    { title: 'Commands', items: commands },
  ];
  const run = (id: string | number): void => {
    onClose();
    all
      .flatMap(({ items }) => items)
      .find((item) => item.id === id)
      ?.run();
  };
  return (
    <Autocomplete
      inputValue={typed}
      onInputChange={setTyped}
      // What the server found matches by more than its name.
      filter={(label, text, { key }) =>
        isFound(key) || contains(label, isCommand ? text.slice(onlyCommands.length).trim() : text.trim())
      }
    >
      <SearchField aria-label="Search and commands" className="palette__search">
        <SearchIcon />
        <Input ref={focus} placeholder="Search or type a command" />
        <Keys keys="Escape" />
      </SearchField>
      <ListBox
        className="palette__list"
        aria-label="Results"
        selectionMode="none"
        onAction={run}
        renderEmptyState={() => <NothingFound isSearching={found.isSearching} />}
      >
        {all.map(({ title, items }) => (
          <PaletteGroup key={title} title={title} items={items} onHighlight={setHighlighted} />
        ))}
      </ListBox>
      {found.hasFailed ? (
        <p className="palette__failed" role="alert">
          The search did not load. Places and commands work.
        </p>
      ) : null}
      <footer className="palette__foot">
        <span>
          <kbd className="kbd">Up</kbd> <kbd className="kbd">Down</kbd> Move
        </span>
        <span>
          <kbd className="kbd">Enter</kbd> Open
        </span>
        <span>
          <kbd className="kbd">&gt;</kbd> Commands only
        </span>
      </footer>
    </Autocomplete>
  );
}

/** The dialog opens to be typed in. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

function NothingFound({ isSearching }: { isSearching: boolean }) {
  const { permissions } = useAccess();
  if (isSearching) return <p className="palette__none">Searching...</p>;
  const kinds = [
    permissions.includes('people.read') ? 'people by name, email or phone' : null,
    permissions.includes('schedule.read') ? 'sessions of the next 14 days' : null,
    permissions.includes('payments.read') ? 'payments by person or session' : null,
    'places',
  ].filter((kind) => kind !== null);
  return (
    <p className="palette__none">{`Nothing found. You can find ${kinds.join(', ')} and commands here.`}</p>
  );
}
