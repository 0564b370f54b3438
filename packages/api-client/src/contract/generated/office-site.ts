// Generated from the contract by `pnpm run generate`; do not edit.

import type { MenuItem } from './navigation.ts';
import type { LaunchState, Testimonial } from './site.ts';

/** The menu of the public site. */
export interface OfficeMenu {
  /** The entries, in order. */
  items: MenuItem[];
  /** Of what is stored. 0: nobody has saved it here yet. */
  version: number;
}

/** Whether the public site is open. */
export interface OfficeSite {
  /** `coming_soon`: the root page says that the studio opens soon. */
  state: LaunchState;
  /** When the site opens by itself; `null`: when somebody opens it. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  opens_at: string | null;
  /** Whether the setting `LAUNCH_STATE` of the server decides the state. Nobody can change it here then. */
  is_set_by_environment: boolean;
  /** Of what is stored. 0: nobody has saved it here yet. */
  version: number;
}

/** What members say on the public site. */
export interface OfficeTestimonials {
  /** In their order. Each save gives them new ids. */
  items: Testimonial[];
  /** Of what is stored. 0: nobody has saved it here yet. */
  version: number;
}

/** The menu as a whole, with the version that it started from. */
export interface SaveMenuParams {
  /** Of what is stored. 0: nobody has saved it here yet. */
  version: number;
  /** The entries, in their order. */
  items: {
    /** What an entry is called. */
    label: string;
    /** A path of the site, or an https address. */
    link: string;
    /** The links that an entry opens; empty: it is a link itself. */
    children: {
      /** What an entry is called. */
      label: string;
      /** A path of the site, or an https address. */
      link: string;
    }[];
  }[];
}

/** The state of the site, with the version that it started from. */
export interface SaveSiteParams {
  /** Of what is stored. 0: nobody has saved it here yet. */
  version: number;
  /** What the root page is for. */
  state: 'live' | 'coming_soon';
  /** When the site opens by itself; `null`: when somebody opens it. */
  opens_at: string | null;
}

/** The testimonials as a whole, with the version that they started from. */
export interface SaveTestimonialsParams {
  /** Of what is stored. 0: nobody has saved it here yet. */
  version: number;
  /** The entries, in their order. */
  items: {
    /** What the person says, in plain text. */
    quote: string;
    /** Name, as people read it. */
    name: string;
    /** What the person trains, such as a program and cohort. */
    detail: string;
  }[];
}
