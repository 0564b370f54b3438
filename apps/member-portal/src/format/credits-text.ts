/** `1 credit`, `4 credits`. */
export const creditsText = (count: number): string => (count === 1 ? '1 credit' : `${count} credits`);
