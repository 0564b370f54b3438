import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { Modal } from '@detroit-well/ui/components/modal';
import { useState } from 'react';
import { Keys } from './kbd.tsx';
import { singleKeysOn, turnSingleKeys, useRegisteredShortcuts } from './shortcuts.ts';

/** What the keyboard does on the screen that is open, and whether single keys work at all. */
export function KeyList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const shortcuts = useRegisteredShortcuts();
  const [on, setOn] = useState(singleKeysOn);
  const latest = shortcuts.filter(
    ({ keys }, index) => shortcuts.findLastIndex((one) => one.keys === keys) === index,
  );
  return (
    <Modal open={open} onClose={onClose} title="Keyboard" size="wide">
      <ul className="keymap">
        {latest.map(({ keys, label }) => (
          <li key={keys}>
            <span>{label}</span>
            <Keys keys={keys} />
          </li>
        ))}
      </ul>
      <Checkbox
        label="Shortcuts of a single key"
        hint="Without them, only those with Ctrl work."
        checked={on}
        onChange={({ target }) => {
          turnSingleKeys(target.checked);
          setOn(target.checked);
        }}
      />
    </Modal>
  );
}
