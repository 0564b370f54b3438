// Generated from the contract by `pnpm run generate`; do not edit.

/** People who came without a registration. */
export interface AddWalkInsParams {
  /** One for each person who came. */
  requests: ({
    /** Chosen by the device, so that it can send the walk-in again. The check-in has it, too. Chosen by the device, so that it can send the fact again. */
    id: string;
    /** Public id of the session. */
    session_id: string;
    /** Start of a meeting. Without it, the current or the next one. */
    meeting?: string | undefined;
    /** Somebody with an account. */
    person_id?: string | undefined;
    /** Somebody without an account. An email that another account has only gets mail. */
    person?: {
      /** First name. */
      first_name: string;
      /** Last name. */
      last_name: string;
      /** Email address. */
      email?: string | null | undefined;
      /** Phone number. */
      phone?: string | null | undefined;
      /** Calendar day of birth. */
      date_of_birth?: string | null | undefined;
    } | undefined;
    /** When the person came, by the clock of the device. Its rules and its price hold. When it was marked, by the clock of the device. */
    at: string;
    /** Which device recorded it. */
    device: string;
    /** `later`: the price is owed. `complimentary`: it is given away, within the own limit. */
    pay: 'cash' | 'later' | 'complimentary';
    /** What was taken or agreed. Without it, the price of the person. Another one stands on the worklist. */
    amount?: string | undefined;
    /** Pays with a credit of their passes, the one that ends first. */
    use_pass?: boolean | undefined;
    /** Pays with a session that their membership includes. */
    use_included?: boolean | undefined;
    /** The rules to set aside. Each needs its permission and a reason. */
    overrides?: ('waiver' | 'capacity' | 'price' | 'policy')[] | undefined;
    /** Why. Overrides require it; only the team reads it. */
    reason?: string | undefined;
  })[];
}

/** How a walk-in that waits on the worklist is registered after all. */
export interface RegisterWalkInParams {
  /** Who it was; without it, as it was sent. */
  person_id?: string | undefined;
  /** The rules to set aside. Each needs its permission and a reason. */
  overrides?: ('waiver' | 'capacity' | 'price' | 'policy')[] | undefined;
  /** Why. Overrides require it; only the team reads it. */
  reason?: string | undefined;
}

/** `amount`: another one than the price. `same_person`: somebody with the same email, or the same name and date of birth. Others: of the check-in. */
export type WalkInFlag = 'cancelled' | 'unpaid' | 'waiver' | 'clock' | 'meeting' | 'amount' | 'same_person';

/** What became of a walk-in. */
export interface WalkInResult {
  /** Id of the walk-in. */
  id: string;
  /** `stored`: the person is registered and checked in. `refused`: nobody is. */
  state: 'stored' | 'refused';
  /** The registration; `null` if it was refused. */
  registration_id: string | null;
  /** The account; `null` for a new person who was refused. */
  person_id: string | null;
  /** What was entered as taken in cash. US dollars as a decimal string with two places, such as `75.00`. */
  paid: string;
  /** Why somebody should look at it. */
  flags: WalkInFlag[];
  /** Why it was refused; `null` if it is stored. Why a walk-in was refused. */
  problem: {
    /** As registering the person would answer. */
    code: string;
    /** For the team. */
    message: string;
    /** What would set the rule aside; `null`: nothing does. */
    override: 'waiver' | 'capacity' | 'price' | 'policy' | null;
  } | null;
  /** The entry of the worklist on which it can be answered; `null`: there is nothing to answer. */
  worklist_id: string | null;
}

/** The walk-ins of a request. */
export interface WalkInResults {
  /** One for each walk-in, in the order of the request. */
  results: WalkInResult[];
}
