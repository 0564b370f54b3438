import type { Session } from '@detroit-well/api-client/contract';
import { untouched, type MemberValues } from '@detroit-well/booking/member-registration/form';
import type { CardText } from '@detroit-well/ui/patterns/card-fields';
import { useEffect, useEffectEvent } from 'react';
import { changedFields } from '../drafts/changed-fields.ts';
import { takeInterrupted } from '@detroit-well/ui/drafts';
import { useDraft } from '../drafts/use-draft.ts';

/** The draft of Complete Registration. It excludes the card, and the consent, which applies to the amount on the screen. */
export type PanelDraft = Omit<MemberValues, 'payment_consent'> & { readonly session: Session };

const prefix = 'registration:';

export const usePanelDraft = (session: Session) => useDraft<PanelDraft>(prefix + session.public_id);

/** Stores the draft while the panel differs from an untouched one. */
export function useKeepPanelDraft(
  { keep }: ReturnType<typeof usePanelDraft>,
  session: Session,
  values: MemberValues,
  card: CardText,
): void {
  const write = useEffectEvent(
    ({ payment_consent: _consent, ...input }: MemberValues, typedCard: CardText): void => {
      const typed = { ...input, use_included: untouched.use_included, promo_code: untouched.promo_code };
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
