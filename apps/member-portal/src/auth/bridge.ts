import { serveBridge } from '@detroit-well/api-client/session';
import { eraseListsAtSignOut } from '@detroit-well/ui/device-lists';
import { readSettings } from '../settings/settings.ts';
import { session } from './session.ts';

eraseListsAtSignOut();
// The page at /session-bridge: no screen, one listener.
serveBridge({ session, siteOrigin: new URL(readSettings().publicSiteUrl).origin });
