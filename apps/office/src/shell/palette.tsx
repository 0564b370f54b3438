import { chooseTheme } from '@detroit-well/ui/theme';
import { paths } from '@detroit-well/config/paths';
import { SearchIcon } from '@detroit-well/ui/icons';
import { useNativeDialog } from '@detroit-well/ui/native-dialog';
import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../auth/session.ts';
import { Keys } from '../keyboard/kbd.tsx';
import type { Place } from './places.tsx';
import { useFoundPeople } from './use-found-people.ts';

export interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onKeys: () => void;
  readonly places: readonly Place[];
}

/** Search and commands: people, every place that the role may see, and what can be done from anywhere. */
export function Palette(props: PaletteProps) {
  const dialog = useNativeDialog(props.open, props.onClose);
  return (
    <dialog {...dialog} className="palette" aria-label="Search and commands">
      {props.open ? <Search {...props} /> : null}
    </dialog>
  );
}

interface Command {
  readonly id: string;
  readonly label: string;
  readonly keys?: string;
  /** What else is known of it, such as an email address. */
  readonly about?: string;
  readonly run: () => void;
}

function Search({ onClose, onKeys, places }: PaletteProps) {
  const navigate = useNavigate();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [typed, setTyped] = useState('');
  const people = useFoundPeople(typed).map(({ href, name, about }) => ({
    id: href,
    label: name,
    about,
    run: () => void navigate(href),
  }));
  const isPerson = (key: string | number): boolean => people.some(({ id }) => id === key);
  const goTo = places.map(({ label, href, key }) => ({
    id: href,
    label,
    keys: `g ${key}`,
    run: () => void navigate(href),
  }));
  const commands: readonly Command[] = [
    { id: 'keys', label: 'Keyboard shortcuts', keys: '?', run: onKeys },
    { id: 'day', label: 'Day theme', run: () => chooseTheme('light') },
    { id: 'night', label: 'Night theme', run: () => chooseTheme('dark') },
    { id: 'dashboard', label: 'My dashboard', run: () => location.assign(paths.dashboard.home()) },
    { id: 'sign-out', label: 'Sign out', run: () => void signOut() },
  ];
  const run = (id: string | number): void => {
    onClose();
    [...people, ...goTo, ...commands].find((command) => command.id === id)?.run();
  };
  return (
    <Autocomplete
      inputValue={typed}
      onInputChange={setTyped}
      // The server has searched the people, by more than their names.
      filter={(label, text, { key }) => isPerson(key) || contains(label, text)}
    >
      <SearchField aria-label="Search and commands" className="palette__search">
        <SearchIcon />
        <Input ref={focus} placeholder="Find a person or a place, or type a command" />
        <Keys keys="Escape" />
      </SearchField>
      <ListBox
        className="palette__list"
        aria-label="Results"
        selectionMode="none"
        onAction={run}
        renderEmptyState={() => <p className="palette__none">Nothing has this name.</p>}
      >
        {people.length > 0 ? <Group title="People" commands={people} /> : null}
        <Group title="Go to" commands={goTo} />
        <Group title="Commands" commands={commands} />
      </ListBox>
    </Autocomplete>
  );
}

/** The dialog opens to be typed in. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

function Group({ title, commands }: { title: string; commands: readonly Command[] }) {
  return (
    <ListBoxSection id={title}>
      <Header className="palette__group">{title}</Header>
      {commands.map(({ id, label, keys, about }) => (
        <ListBoxItem key={id} id={id} textValue={label} className="palette__item">
          <span>
            {label}
            {about ? <small>{about}</small> : null}
          </span>
          {keys ? <Keys keys={keys} /> : null}
        </ListBoxItem>
      ))}
    </ListBoxSection>
  );
}
