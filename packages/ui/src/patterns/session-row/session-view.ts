import type { ReactNode } from 'react';
import type { PriceNoteProps } from '../price-note/price-note.tsx';

/** The content of a row: formatted texts and links. */
export interface SessionView {
  readonly title: string;
  /** The page of the session. */
  readonly href: string;
  /** Category name, shown as a lockup. */
  readonly category: string;
  /** Difficulty, for example Beginner. */
  readonly level?: string | undefined;
  readonly date: { day: string; weekday: string; month: string };
  /** For example 6:30 PM – 8:00 PM. */
  readonly time: string;
  readonly location: string;
  readonly coach?: string | undefined;
  /** The page of the coach. */
  readonly coachHref?: string | undefined;
  readonly seats: {
    taken: number;
    max: number | null;
    tone: 'open' | 'hot' | 'full';
    /** Available, Almost Full, Full. */
    label: string;
    /** For example "5 of 16 spots". */
    detail: string;
  };
  readonly price: {
    /** For example $240. */
    amount: string;
    /** The higher public rate, struck through. */
    was?: string | undefined;
    /** Public Rate or Member Rate. Empty when the session is free for everyone. */
    rate: string;
    /** The meetings that the price buys. */
    note?: PriceNoteProps | undefined;
  };
  readonly action: SessionAction;
  /** Content above the title, for example a Cancelled badge. */
  readonly notice?: ReactNode;
}

/** The button of a session: a link or an action, with a reason when it is disabled. */
export interface SessionAction {
  readonly label: string;
  readonly href?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly disabledReason?: string | undefined;
  readonly busy?: boolean;
  readonly busyLabel?: string;
}
