import { useEffect, useState } from 'react';
import type { PageContext } from '../../page.ts';
import { useVisitor } from '../../visitor/visitor.ts';

/**
 * True if introductory offers are for the visitor: always for a guest, and for a member once the server lists them. Nothing is asked
 * where none is on sale.
 */
export function useIsNew(context: Pick<PageContext, 'portalUrl' | 'apiUrl'>, areSold: boolean): boolean {
  const visitor = useVisitor();
  const id = visitor.kind === 'member' ? visitor.id : null;
  const [soldTo, setSoldTo] = useState<string | null>(null);
  useEffect(() => {
    if (!areSold || id === null) return;
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const { portalAuth } = await import('../../visitor/portal-auth.ts');
      const plans = await portalAuth(context).client.plans.list({ background: true });
      if (!isLeft && plans.some(({ introductory }) => introductory)) setSoldTo(id);
    };
    // Without an answer the offer stays hidden: the server would refuse it.
    ask().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [areSold, id, context]);
  return id === null || soldTo === id;
}
