import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A server on loopback with a certificate that nobody signed, made for ten days from now. */
export async function startSelfSigned(dir: string): Promise<{ url: string; cert: string; stop: () => void }> {
	const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
	const made = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 10 -subj /CN=localhost'.split(' ');
	const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
	execFileSync('openssl', ['req', ...made, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
	const pems = { key: readFileSync(key), cert: readFileSync(cert, 'utf8') };
	const server = createServer(pems, (_, response) => response.end());
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	return { url: `https://127.0.0.1:${port}`, cert: pems.cert, stop: () => server.close() };
}

/** Whether this machine can make certificates. */
export function hasOpenssl(): boolean {
	try {
		execFileSync('openssl', ['version'], { stdio: 'ignore' });
		return true;
	} catch {
		return false;
	}
}
