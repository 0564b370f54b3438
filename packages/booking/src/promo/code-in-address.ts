/** The promo code of the address, `?code=GLIDE30`; empty without one. */
export const codeInAddress = (): string =>
  typeof location === 'undefined'
    ? ''
    : (new URLSearchParams(location.search).get('code') ?? '').slice(0, 40);
