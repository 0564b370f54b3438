import { endpoint } from '../../definition/endpoint.ts';
import { minutes } from '../../definition/limits.ts';
import { readOfficeList, readOfficeRecord, readPrintedGiftCard } from '../../reads/office.ts';
import { giftCardBalanceBody } from '../../shapes/gift-cards.ts';
import {
  officeGiftCard,
  officeGiftCardQuery,
  officeGiftCards as giftCards,
  printedGiftCard,
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
  print: endpoint({
    method: 'POST',
    path: '/office/gift-cards/{id}/print/',
    access: 'member',
    permission: 'payments.write',
    reply: printedGiftCard,
    reads: readPrintedGiftCard,
    problems: ['not_found', 'gift_card_not_sent'],
    limits: {
      caller: { attempts: 60, seconds: minutes(60) },
      network: { attempts: 300, seconds: minutes(60) },
    },
    // A stored reply would keep the code.
    idempotency: 'none',
    summary: 'The code of a gift card without an email address, to print it. An earlier code of it ends.',
    source: 'added',
  }),
  find: endpoint({
    method: 'POST',
    path: '/office/gift-cards/balance/',
    access: 'member',
    permission: 'payments.read',
    body: giftCardBalanceBody,
    reply: officeGiftCard,
    reads: readOfficeRecord,
    problems: ['gift_card_unusable'],
    limits: {
      caller: { attempts: 60, seconds: minutes(60) },
      network: { attempts: 300, seconds: minutes(60) },
    },
    idempotency: 'none',
    summary: 'The gift card with this code, and what is left of it. Changes nothing.',
    source: 'added',
  }),
};
