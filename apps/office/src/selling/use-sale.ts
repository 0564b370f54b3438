import { newIdempotencyKey, type OfficeSale, type SellParams } from '@detroit-well/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { client } from '../api/client.ts';
import { leavesOpen, type Attempt } from '../forms/attempt.ts';
import { readable } from '../forms/readable-reply.ts';

/** Of every sale, for who must wait for it. */
export const sellKey = ['office', 'sell'];

/**
 * Sells to a person. While the outcome is open, the same sale again has the same key: it asks what became of the payment, and takes
 * nothing twice.
 */
export function useSale(personId: string, onSold: (sale: OfficeSale) => void) {
  const queries = useQueryClient();
  const open = useRef<Attempt>(undefined);
  return useMutation({
    mutationKey: sellKey,
    mutationFn: async (body: SellParams) => {
      const sent = JSON.stringify(body);
      const key = open.current?.sent === sent ? open.current.key : newIdempotencyKey();
      open.current = { key, sent };
      return readable(
        await client.office.sales.sell({ params: { id: personId }, body }, { idempotencyKey: key }),
      );
    },
    onSuccess: (sale) => {
      void queries.invalidateQueries({ queryKey: ['office'] });
      if (sale.status !== 'succeeded' && !sale.url) return;
      open.current = undefined;
      onSold(sale);
    },
    onError: (error) => {
      if (!leavesOpen(error)) open.current = undefined;
    },
  });
}
