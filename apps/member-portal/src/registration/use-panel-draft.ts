import type { Session } from '@detroit-well/api-client/contract';
import type { WhenToPay } from '@detroit-well/booking/when-to-pay';
import type { CardText } from '@detroit-well/ui/patterns/card-fields';
import type { registrationPanelForm } from '@detroit-well/validation';
import { useEffect, useEffectEvent } from 'react';
import type * as z from 'zod/mini';
import { changedFields } from '../drafts/changed-fields.ts';
import { takeInterrupted } from '@detroit-well/ui/drafts';
import { useDraft } from '../drafts/use-draft.ts';

/** The input of Complete Registration besides the card. */
export type Values = Pick<
  z.input<typeof registrationPanelForm>,
  'payment_plan' | 'save_payment_method' | 'notes' | 'payment_consent'
> & {
  when: WhenToPay;
  /** Pay with a credit of a pass. A draft does not keep it, because another registration may use the credit. */
  use_pass: boolean;
  /** The membership that is bought first, and the version that the member saw; empty for none. A draft does not keep them. */
  join_plan_id: string;
  join_version_id: string;
  /** Pay with a session that the membership includes. A draft does not keep it either. */
  use_included: boolean;
};

export const untouched: Values = {
  when: 'now',
  use_pass: false,
  join_plan_id: '',
  join_version_id: '',
  use_included: false,
  payment_plan: 'full',
  save_payment_method: true,
  notes: '',
  payment_consent: false,
};

/** The draft of Complete Registration. It excludes the card, and the consent, which applies to the amount on the screen. */
export type PanelDraft = Omit<Values, 'payment_consent'> & { readonly session: Session };

const prefix = 'registration:';

export const usePanelDraft = (session: Session) => useDraft<PanelDraft>(prefix + session.public_id);

/** Stores the draft while the panel differs from an untouched one. */
export function useKeepPanelDraft(
  { keep }: ReturnType<typeof usePanelDraft>,
  session: Session,
  values: Values,
  card: CardText,
): void {
  const write = useEffectEvent(
    ({ payment_consent: _consent, ...input }: Values, typedCard: CardText): void => {
      const typed = { ...input, use_included: untouched.use_included };
      const touched = changedFields(untouched, typed) ?? Object.values(typedCard).some((text) => text !== '');
      keep(touched ? { session, ...typed } : null);
    },
  );
  useEffect(() => write(values, card), [values, card]);
}

/** Reopens the panel in which the sign-in ended, with a new check of the session. */
export function useInterruptedPanel(register: (session: Session) => void): void {
  const resume = useEffectEvent((): void => {
    const draft = takeInterrupted(prefix) as PanelDraft | null;
    if (draft) register(draft.session);
  });
  useEffect(() => resume(), []);
}
