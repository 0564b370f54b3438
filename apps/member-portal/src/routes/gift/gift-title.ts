export const giftTitle = 'Redeem a gift card';
