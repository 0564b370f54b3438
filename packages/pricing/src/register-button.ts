/** What a press on the register button of a session leads to. */
export type RegisterAction = 'none' | 'open_modal' | 'go_to_dashboard' | 'register';

export type RegisterButton = { label: string; disabled: boolean; action: RegisterAction };

/** What the button's state depends on (SPEC-A 4, session detail). */
export type RegisterSituation = {
  /** The session is loaded, and who is looking is known. */
  loaded: boolean;
  full: boolean;
  /** A registration is on its way. */
  registering: boolean;
  signedIn: boolean;
  waiverAccepted: boolean;
  paymentConsent: boolean;
  /** False once registration has closed: started, cancelled, or closed by the studio. Open unless said otherwise. */
  open?: boolean;
  /** The person holds a live registration already. */
  registered?: boolean;
};

type Row = { when: (situation: RegisterSituation) => boolean; button: RegisterButton };

const inert = { disabled: true, action: 'none' } as const;
const incomplete = (s: RegisterSituation) => s.signedIn && !(s.waiverAccepted && s.paymentConsent);

/** The first row that applies decides. The rows of SPEC-A 4 in its order; closed and registered are additions. */
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

/** Label, disabledness and effect of the register button. */
export function registerButtonState(situation: RegisterSituation): RegisterButton {
  return rows.find(({ when }) => when(situation))?.button ?? registerNow;
}
