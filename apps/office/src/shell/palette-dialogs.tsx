import { lazy, Suspense, type ReactNode } from 'react';
import type { Payable } from '../money/taken.ts';
import type { NamedPerson } from '../registrations/register-dialog.tsx';

const RegisterDialog = lazy(async () => ({
  default: (await import('../registrations/register-dialog.tsx')).RegisterDialog,
}));
const SellDialog = lazy(async () => ({
  default: (await import('../selling/sell-dialog.tsx')).SellDialog,
}));
const TakePaymentDialog = lazy(async () => ({
  default: (await import('../money/take-payment-dialog.tsx')).TakePaymentDialog,
}));
const InviteDialog = lazy(async () => ({
  default: (await import('../team/invite-dialog.tsx')).InviteDialog,
}));

const SignOutDialog = lazy(async () => ({
  default: (await import('./sign-out-dialog.tsx')).SignOutDialog,
}));

/** A dialog that a command of the palette opens on any screen. */
export type PaletteDialog =
  | { readonly does: 'register' | 'sell'; readonly person: NamedPerson }
  | { readonly does: 'pay'; readonly payable?: Payable }
  | { readonly does: 'invite' | 'sign-out' };

interface PaletteDialogsProps {
  readonly dialog: PaletteDialog | null;
  readonly onClose: () => void;
}

export const PaletteDialogs = ({ dialog, onClose }: PaletteDialogsProps) =>
  dialog ? <Suspense>{dialogOf(dialog, onClose)}</Suspense> : null;

function dialogOf(dialog: PaletteDialog, onClose: () => void): ReactNode {
  switch (dialog.does) {
    case 'register':
      return <RegisterDialog open person={dialog.person} onClose={onClose} />;
    case 'sell':
      return <SellDialog open person={dialog.person} onClose={onClose} />;
    case 'pay':
      return <TakePaymentDialog payable={dialog.payable} onClose={onClose} />;
    case 'invite':
      return <InviteDialog open onClose={onClose} />;
    case 'sign-out':
      return <SignOutDialog onClose={onClose} />;
  }
}
