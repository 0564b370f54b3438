/** The promo code of a query, `?code=GLIDE30`; empty without one. */
export const codeIn = (query: string): string => (new URLSearchParams(query).get('code') ?? '').slice(0, 40);

/** The promo code of the address; empty without one, and on the server. */
export const codeInAddress = (): string => (typeof location === 'undefined' ? '' : codeIn(location.search));
