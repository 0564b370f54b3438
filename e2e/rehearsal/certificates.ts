import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Files of a server certificate and of the authority that signed it. */
export interface Certificates {
  readonly caFile: string;
  readonly certificateFile: string;
  readonly keyFile: string;
  /** The hash of the certificate's key, with which a browser accepts this certificate and no other. */
  readonly keyHash: string;
}

const newKey = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';

/** Creates an authority and a certificate for the names, valid for a week. Calls the program openssl. */
export async function createCertificates(folder: string, names: readonly string[]): Promise<Certificates> {
  const file = (name: string) => join(folder, name);
  const openssl = (args: string) => promisify(execFile)('openssl', args.split(' '), { cwd: folder });
  const limits = 'keyUsage=critical,keyCertSign,cRLSign';
  await openssl(
    `req -x509 ${newKey} -days 7 -subj /CN=Rehearsal -addext ${limits} -keyout ca.key -out ca.pem`,
  );
  await openssl(`req ${newKey} -subj /CN=Studio -keyout privkey.pem -out server.csr`);
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  await writeFile(file('server.ext'), `subjectAltName=${alternatives}\nextendedKeyUsage=serverAuth\n`);
  await openssl(
    'x509 -req -days 7 -in server.csr -extfile server.ext -CA ca.pem -CAkey ca.key -CAcreateserial -out fullchain.pem',
  );
  const { publicKey } = new X509Certificate(await readFile(file('fullchain.pem')));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return {
    caFile: file('ca.pem'),
    certificateFile: file('fullchain.pem'),
    keyFile: file('privkey.pem'),
    keyHash: createHash('sha256').update(key).digest('base64'),
  };
}
