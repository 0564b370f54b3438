/** What a rehearsal puts in the files of `deploy/nginx`. */
export interface ProxyOptions {
  readonly domain: string;
  /** A folder that nginx may write to; the configuration is in it, too. */
  readonly folder: string;
  readonly certificateFile: string;
  readonly keyFile: string;
  readonly ports: Readonly<Record<'http' | 'https' | 'api1' | 'api2' | 'site' | 'portal', number>>;
}

type Replacement = readonly [from: string, to: string];

/** Replaces each text wherever it occurs. Throws if one is missing, because the file has changed and the table must follow. */
function replaceAll(name: string, text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/nginx/${name} no longer contains "${from}".`);
    return changed.replaceAll(from, to);
  }, text);
}

const removed = (lines: readonly string[]): Replacement[] => lines.map((line) => [`${line}\n`, '']);

/** The text of a file of `deploy/nginx` with the names, ports and folders of a rehearsal. */
export const rewrite: Readonly<Record<string, (text: string, options: ProxyOptions) => string>> = {
  'studio.conf': (text, { domain, folder, ports }) =>
    replaceAll('studio.conf', text, [
      // This machine may have no IPv6.
      ...removed(['    listen [::]:80;', '    listen [::]:443 ssl http2;']),
      ...removed(['    listen [::]:443 ssl http2 default_server;']),
      ['listen 80;', `listen 127.0.0.1:${ports.http};`],
      ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
      ['https://$host$request_uri', `https://$host:${ports.https}$request_uri`],
      ['https://www.example.com$request_uri', `https://www.example.com:${ports.https}$request_uri`],
      ['example.com', domain],
      ['127.0.0.1:4000', `127.0.0.1:${ports.api1}`],
      ['127.0.0.1:4001', `127.0.0.1:${ports.api2}`],
      ['127.0.0.1:4100', `127.0.0.1:${ports.site}`],
      ['127.0.0.1:4200', `127.0.0.1:${ports.portal}`],
      ['/etc/nginx/studio/', `${folder}/`],
      ['/var/cache/nginx/studio', `${folder}/cache`],
    ]),
  'proxy.conf': (text, { folder }) => replaceAll('proxy.conf', text, [['/var/log/nginx/', `${folder}/`]]),
  'tls.conf': (text, { certificateFile, keyFile }) =>
    replaceAll('tls.conf', text, [
      ['/etc/letsencrypt/live/example.com/fullchain.pem', certificateFile],
      ['/etc/letsencrypt/live/example.com/privkey.pem', keyFile],
    ]),
};

/** The file that includes studio.conf, as /etc/nginx/nginx.conf of Debian does. */
export const mainConfiguration = ({ folder }: ProxyOptions): string => `
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {
    worker_connections 1024;
}
http {
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${folder}/studio.conf;
}
`;
