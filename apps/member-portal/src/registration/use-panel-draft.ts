import type { Session } from '@detroit-well/api-client/contract';
import type { CardText } from '@detroit-well/ui/patterns/card-fields';
import { useEffect, useEffectEvent } from 'react';
import { takeInterrupted } from '../drafts/draft-store.ts';
import { useDraft } from '../drafts/use-draft.ts';
import type { Values } from './use-member-registration.ts';

/** The draft of Complete Registration. It excludes the card, and the consent, which applies to the amount on the screen. */
export type PanelDraft = Pick<Values, 'plan' | 'saveCard' | 'notes'> & { readonly session: Session };

const prefix = 'registration:';

export const usePanelDraft = (session: Session) => useDraft<PanelDraft>(prefix + session.public_id);

/** Stores the draft while the panel differs from an untouched one. */
export function useKeepPanelDraft(
  { keep }: ReturnType<typeof usePanelDraft>,
  session: Session,
  values: Values,
  card: CardText,
): void {
  const write = useEffectEvent(({ plan, saveCard, notes }: Values, typed: CardText): void => {
    const touched =
      plan !== 'full' || !saveCard || notes !== '' || Object.values(typed).some((text) => text !== '');
    keep(touched ? { session, plan, saveCard, notes } : null);
  });
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
