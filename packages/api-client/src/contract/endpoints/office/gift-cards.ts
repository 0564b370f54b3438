import { endpoint } from '../../definition/endpoint.ts';
import { minutes } from '../../definition/limits.ts';
import { readOfficeList, readOfficeRecord } from '../../reads/office.ts';
import {
  officeGiftCard,
  officeGiftCardQuery,
  officeGiftCards as giftCards,
} from '../../shapes/office/gift-cards.ts';

export const officeGiftCards = {
  list: endpoint({
    method: 'GET',
    path: '/office/gift-cards/',
    access: 'member',
    permission: 'payments.read',
    query: officeGiftCardQuery,
    paging: 'cursor',
    csv: true,
    reply: giftCards,
    reads: readOfficeList,
    summary: 'The gift cards, newest first.',
    source: 'added',
  }),
  resend: endpoint({
    method: 'POST',
    path: '/office/gift-cards/{id}/resend/',
    access: 'member',
    permission: 'payments.write',
    reply: officeGiftCard,
    reads: readOfficeRecord,
    problems: ['not_found', 'gift_card_not_sent'],
    limits: {
      caller: { attempts: 60, seconds: minutes(60) },
      network: { attempts: 300, seconds: minutes(60) },
    },
    idempotency: 'once',
    summary: 'Sends a gift card again, with a new code. The code of the earlier email ends.',
    source: 'added',
  }),
};
