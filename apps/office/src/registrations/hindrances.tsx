import type { RegisterPreview } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Flash } from '@detroit-well/ui/components/flash';
import { useAccess } from '../access/access.ts';
import { rolesText } from '../access/who-may.ts';

type Hindrance = RegisterPreview['hindrances'][number];
export type Override = NonNullable<Hindrance['override']>;

/** What an override does, after "These roles". */
const overrideTexts: Readonly<Record<Override, string>> = {
  waiver: 'go on without a signed waiver',
  capacity: 'go beyond the spots',
  price: 'set another price',
  policy: 'go beyond the times and the refund policy',
};

/** Whether the person may set a rule aside; otherwise who may. */
export function useOverrides() {
  const { permissions } = useAccess();
  return {
    may: (override: Override): boolean => permissions.includes(`overrides.${override}`),
    whoMay: (override: Override): string => rolesText(overrideTexts[override], `overrides.${override}`),
  };
}

/** The rules that are set aside, or why nothing can be done. */
export function decide(
  hindrances: readonly Hindrance[],
  { may, whoMay }: ReturnType<typeof useOverrides>,
): { readonly overrides: Override[]; readonly blocked: string | undefined } {
  const overrides = hindrances.flatMap(({ override }) => (override === null ? [] : [override]));
  const isFinal = hindrances.some(({ override }) => override === null);
  const denied = overrides.find((override) => !may(override));
  const blocked = isFinal ? 'Nothing can set aside what is in the way.' : denied && whoMay(denied);
  return { overrides, blocked };
}

/** Until the preview is there. */
export const lookingText = 'Looking at price and spots.';

interface HindrancesProps {
  readonly hindrances: readonly Hindrance[];
  readonly personId: string | undefined;
}

/** What is in the way, in words, and where it is put right. */
export function Hindrances({ hindrances, personId }: HindrancesProps) {
  return hindrances.map(({ code, message }) => (
    <Flash key={code} tone="warn" live={false} title={message}>
      {code === 'profile_incomplete' && personId !== undefined ? (
        <a href={paths.office.editPerson(personId)}>Edit the profile</a>
      ) : null}
    </Flash>
  ));
}
