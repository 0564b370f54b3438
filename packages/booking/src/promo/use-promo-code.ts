import { isApiError, type PromoCodeCheck } from '@detroit-well/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A code in a form that pays: what is typed, and what it takes off once the server has said so. */
export interface PromoCodeEntry {
  readonly typed: string;
  readonly applied: PromoCodeCheck | null;
  /** Why nothing can be paid: something is typed that the sum does not have. */
  readonly openReason: string | undefined;
  readonly pending: boolean;
  readonly error: string | undefined;
  readonly type: (text: string) => void;
  readonly apply: () => void;
  readonly remove: () => void;
  /** Shows why a purchase with the code was refused, by the fields of the response; what is typed stays. */
  readonly showErrors: (fields: Readonly<Record<string, string | readonly string[]>>) => void;
}

interface PromoCodeOptions {
  /** Asks the server what a code takes off what is bought. */
  readonly check: (code: string, target: string) => PromiseLike<PromoCodeCheck>;
  /** What is bought. Another one asks again, because it has another price. */
  readonly target: string;
  /** The code of the address, which is applied at once; empty for none. */
  readonly start: string;
  /** What is paid has changed: the code gives something, or nothing any more. */
  readonly onChange: (applied: PromoCodeCheck | null) => void;
}

/** The code of a form. A reply about what was typed or chosen before is dropped. */
export function usePromoCode({ check, target, start, onChange }: PromoCodeOptions): PromoCodeEntry {
  const [typed, setTyped] = useState(start);
  const [applied, setApplied] = useState<PromoCodeCheck | null>(null);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const turn = useRef(0);
  const begin = (): number => {
    turn.current += 1;
    if (applied !== null) onChange(null);
    setApplied(null);
    setError(undefined);
    setPending(false);
    return turn.current;
  };
  const ask = async (code: string, of: string): Promise<void> => {
    const own = begin();
    if (code.trim() === '') return;
    setPending(true);
    try {
      const reply = await check(code.trim(), of);
      if (own !== turn.current) return;
      setTyped(reply.code);
      setApplied(reply);
      onChange(reply);
    } catch (failure) {
      if (own === turn.current) setError(textOf(failure));
    } finally {
      if (own === turn.current) setPending(false);
    }
  };
  const [wanted, setWanted] = useState(start !== '');
  const askAbout = useEffectEvent((of: string) => {
    if (wanted) void ask(typed, of);
  });
  useEffect(() => {
    const timer = setTimeout(() => askAbout(target));
    return () => clearTimeout(timer);
  }, [target]);
  return {
    typed,
    applied,
    openReason: typed.trim() !== '' && applied === null ? 'Apply the code, or empty its field.' : undefined,
    pending,
    error,
    type: (text) => {
      begin();
      setWanted(false);
      setTyped(text);
    },
    apply: () => {
      setWanted(true);
      void ask(typed, target);
    },
    remove: () => {
      begin();
      setWanted(false);
      setTyped('');
    },
    showErrors: ({ promo_code: why }) => {
      if (why === undefined) return;
      begin();
      setWanted(false);
      setError([why].flat()[0]);
    },
  };
}

function textOf(failure: unknown): string {
  if (!isApiError(failure)) return notChecked;
  const [why] = failure.fieldErrors['code'] ?? [];
  return why ?? (failure.status === 429 ? 'Too many wrong codes. Wait a few minutes.' : notChecked);
}
const notChecked = 'The code could not be checked. Try again.';
