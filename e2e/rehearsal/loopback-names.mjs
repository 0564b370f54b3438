/**
 * Loaded with `node --import` into the servers of a rehearsal: resolves the names of its domain to this machine, as /etc/hosts
 * would. REHEARSAL_DOMAIN is the domain.
 */
import dns from 'node:dns';

const domain = process.env.REHEARSAL_DOMAIN;
const { lookup } = dns;

const isOurs = (name) => name === domain || name.endsWith(`.${domain}`);

if (domain) {
  dns.lookup = (name, ...rest) => lookup(isOurs(name) ? '127.0.0.1' : name, ...rest);
}
