// Generated from the contract by `pnpm run generate`; do not edit.

import { isTrue, list, record, text } from '../definition/lenient.ts';

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

export const menuItemRecord = (raw: unknown): MenuItem => record(raw, { label: text, link: text, is_dropdown: isTrue, children: list((raw) => record(raw, { label: text, link: text })) });
