import { endpoint } from '../../definition/endpoint.ts';
import { minutes } from '../../definition/limits.ts';
import { readLinkAddress, readOfficeList } from '../../reads/office.ts';
import {
  officeWaiverLink,
  sendWaiverLinkBody,
  sendWaiverLinksBody,
  sentWaiverLinks,
} from '../../shapes/office/waiver-links.ts';

/** Links with which people sign the waiver on a device of their own. A coach sends them to people of own sessions. */
export const officeWaiverLinks = {
  send: endpoint({
    method: 'POST',
    path: '/office/people/{id}/waiver-link/',
    access: 'member',
    permission: 'waiverlinks.write',
    body: sendWaiverLinkBody,
    reply: officeWaiverLink,
    reads: readLinkAddress,
    status: 201,
    problems: ['not_found'],
    limits: {
      caller: { attempts: 300, seconds: minutes(60) },
      network: { attempts: 600, seconds: minutes(60) },
    },
    // A stored response would hold the link.
    idempotency: 'none',
    summary:
      'Makes a link with which a person signs the waiver. One that is sent holds 7 days and ends the one that was sent before.',
    source: 'added',
  }),
  sendToRoster: endpoint({
    method: 'POST',
    path: '/office/sessions/{id}/waiver-links/',
    access: 'member',
    permission: 'waiverlinks.write',
    body: sendWaiverLinksBody,
    reply: sentWaiverLinks,
    reads: readOfficeList,
    problems: ['not_found'],
    // Each sends up to a hundred.
    limits: {
      caller: { attempts: 30, seconds: minutes(60) },
      network: { attempts: 60, seconds: minutes(60) },
    },
    idempotency: 'once',
    summary: 'Sends links to sign the waiver to people of a roster, each on its own.',
    source: 'added',
  }),
};
