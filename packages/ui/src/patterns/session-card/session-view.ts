import type { ReactNode } from 'react';

/** The content of a session card or row: formatted texts and links. */
export type SessionView = {
  title: string;
  /** The page of the session. */
  href: string;
  /** Category name, shown as a lockup. */
  category: string;
  /** Difficulty, for example Beginner. */
  level?: string | undefined;
  date: { day: string; weekday: string; month: string };
  /** For example 6:30 PM – 8:00 PM. */
  time: string;
  place: string;
  coach?: string | undefined;
  seats: {
    taken: number;
    max: number | null;
    tone: 'open' | 'hot' | 'full';
    /** Available, Almost Full, Full. */
    label: string;
    /** For example "5 of 16 spots". */
    detail: string;
  };
  price: {
    /** For example $240. */
    amount: string;
    /** The higher public rate, struck through. */
    was?: string | undefined;
    /** Public Rate or Member Rate. Empty when the session is free for everyone. */
    rate: string;
  };
  action: SessionAction;
  /** Content over the picture, for example a Cancelled badge. */
  notice?: ReactNode;
};

/** The button of a session: a link or an action, with a reason when it is disabled. */
export type SessionAction = {
  label: string;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  disabledReason?: string | undefined;
  busy?: boolean;
  busyLabel?: string;
};
