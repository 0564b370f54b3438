import { ChevronDownIcon } from '@detroit-well/ui/icons';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

export interface FilterButtonProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What the filter says while nothing is chosen. */
  readonly all: string;
  readonly onChange: (value: string | undefined) => void;
}

/** A filter of a list: it says what it filters by, and opens the choices. */
export function FilterButton({ label, value, options, all, onChange }: FilterButtonProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <MenuTrigger>
      <Button className="filter" data-on={chosen ? true : undefined}>
        <span>{label}</span>
        {chosen?.label ?? all}
        <ChevronDownIcon />
      </Button>
      <Popover className="popover" placement="bottom start">
        <Menu
          className="menu"
          aria-label={label}
          selectionMode="single"
          selectedKeys={[chosen?.value ?? '']}
          onAction={(key) => onChange(String(key) || undefined)}
        >
          {[{ value: '', label: all }, ...options].map((option) => (
            <MenuItem key={option.value} id={option.value} className="menu__item">
              {option.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
