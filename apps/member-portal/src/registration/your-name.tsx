import { SheetSection } from '@detroit-well/ui/components/sheet';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { identityForm } from '@detroit-well/validation';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { client } from '../api/client.ts';
import { dashboardQuery } from '../api/queries.ts';

/** Of a member whose account has no name yet, which a purchase needs; otherwise both are empty. */
export const unasked = { first_name: z.string(), last_name: z.string() };
const { first_name, last_name } = identityForm.shape;
export const asked = { first_name, last_name };
export const nameFields = ['first_name', 'last_name'];
export const noName = { first_name: '', last_name: '' };

/** Tells if a purchase has to ask for the name of the caller, and why it waits until that is known. */
export function useAsksName(): { readonly waitReason: string | undefined; readonly asksName: boolean } {
  const { data: dashboard, isPending } = useQuery(dashboardQuery());
  const profile = dashboard?.profile;
  return {
    waitReason: isPending ? 'Your account is loading.' : undefined,
    asksName: profile !== undefined && !(profile.first_name.trim() && profile.last_name.trim()),
  };
}

/** Stores the name before the purchase: what is bought is that of a person whom the desk can greet. Repeated, it says the same. */
export async function saveName(name: z.output<z.ZodMiniObject<typeof unasked>>): Promise<void> {
  if (name.first_name) await client.profile.updateMe({ body: { profile: name } });
}

/** Asks for the name, at the beginning of a payment form. */
export function YourName() {
  return (
    <SheetSection title="Your name">
      <div className="your-name">
        <FormTextField name="first_name" label="First name" autoComplete="given-name" />
        <FormTextField name="last_name" label="Last name" autoComplete="family-name" />
      </div>
    </SheetSection>
  );
}
