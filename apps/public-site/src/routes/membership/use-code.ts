import { isApiError, type PromoCodeCheck } from '@detroit-well/api-client';
import { codeInAddress } from '@detroit-well/booking/promo-code/address';
import { useEffect, useState } from 'react';
import type { PageContext } from '../../page.ts';

/** What the promo code of the address does to a plan. */
interface CodeOfPage {
  readonly applied: PromoCodeCheck | null;
  /** Why it gives nothing; empty while that is not known. */
  readonly why: string;
}

const none: CodeOfPage = { applied: null, why: '' };

/** The promo code of the address for a plan, as the server says it to visitors. Without one, nothing is asked. */
export function useCode({ apiUrl }: Pick<PageContext, 'apiUrl'>, planId: string | undefined): CodeOfPage {
  const [found, setFound] = useState<(CodeOfPage & { readonly planId: string }) | null>(null);
  useEffect(() => {
    const code = codeInAddress();
    if (planId === undefined || code === '') return;
    let isLeft = false;
    const ask = async (): Promise<CodeOfPage> => {
      const { guestClient } = await import('../../guest-client/guest-client.ts');
      const body = { code, plan_id: planId };
      return { applied: await guestClient(apiUrl).promoCodes.check({ body }), why: '' };
    };
    const show = (code: CodeOfPage): void => {
      if (!isLeft) setFound({ ...code, planId });
    };
    ask().then(show, (error: unknown) =>
      show({ applied: null, why: isApiError(error) ? (error.fieldErrors['code']?.[0] ?? '') : '' }),
    );
    return () => {
      isLeft = true;
    };
  }, [apiUrl, planId]);
  return found !== null && found.planId === planId ? found : none;
}
