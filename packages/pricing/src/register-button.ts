/** The effect of the register button of a session. */
export type RegisterAction = 'none' | 'open_modal' | 'go_to_dashboard' | 'register';

/** The label and action of the register button. */
export interface RegisterButton {
  readonly label: string;
  readonly disabled: boolean;
  readonly action: RegisterAction;
}

/** The inputs to the register button's state (SPEC-A 4, session detail). */
export interface RegisterSituation {
  /** The session and the auth state are loaded. */
  readonly loaded: boolean;
  readonly full: boolean;
  /** A registration request is in progress. */
  readonly registering: boolean;
  readonly signedIn: boolean;
  readonly waiverAccepted: boolean;
  readonly paymentConsent: boolean;
  /** False once registration has closed: started, cancelled, or closed by the studio. Defaults to true. */
  readonly open?: boolean;
  /** The member already has a live registration. */
  readonly registered?: boolean;
}

interface Row {
  readonly when: (situation: RegisterSituation) => boolean;
  readonly button: RegisterButton;
}

const inert = { disabled: true, action: 'none' } as const;
const incomplete = (s: RegisterSituation) => s.signedIn && !(s.waiverAccepted && s.paymentConsent);

/** The rows of SPEC-A 4 in order; the first match wins. The closed and registered rows are additions. */
const rows: readonly Row[] = [
  { when: (s) => !s.loaded, button: { label: 'Loading...', ...inert } },
  { when: (s) => s.registered === true, button: { label: 'Registered', ...inert } },
  { when: (s) => s.open === false, button: { label: 'Registration Closed', ...inert } },
  { when: (s) => s.full, button: { label: 'Session Full', ...inert } },
  { when: (s) => s.registering, button: { label: 'Processing...', ...inert } },
  {
    when: incomplete,
    button: { label: 'Complete Profile & Register', disabled: false, action: 'go_to_dashboard' },
  },
  { when: (s) => !s.signedIn, button: { label: 'Register Now', disabled: false, action: 'open_modal' } },
];

const registerNow: RegisterButton = { label: 'Register Now', disabled: false, action: 'register' };

/** Label, disabled state and effect of the register button. */
export function registerButtonState(situation: RegisterSituation): RegisterButton {
  return rows.find(({ when }) => when(situation))?.button ?? registerNow;
}
