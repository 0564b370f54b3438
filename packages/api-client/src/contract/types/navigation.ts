// Written by `pnpm run wire-table` from the contract; do not edit.

/** A menu of the public site. */
export interface Menu {
  /** The entries. */
  items: MenuItem[];
}

/** One link of a menu. */
export interface MenuItem {
  /** Text of the link. */
  label: string;
  /** Path or URL that the entry leads to. */
  link: string;
  /** Whether the entry opens a submenu. */
  is_dropdown: boolean;
  /** The links of the submenu, in order. */
  children: {
    /** Text of the link. */
    label: string;
    /** Path or URL that the entry leads to. */
    link: string;
  }[];
}
