import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { tryServer } from '../../delivery/send/smtp-mail.ts';

/** Whether something can be reached: null, or why not, in words. The same server is asked once, however many tenants use it. */
export type Reach = {
	host: (url: string) => Promise<string | null>;
	mailServer: (url: string) => Promise<string | null>;
};

/** Looks that each give up after `timeoutMs`. */
export function createReach(timeoutMs: number): Reach {
	const asked = new Map<string, Promise<string | null>>();
	const once = (key: string, ask: () => Promise<string | null>): Promise<string | null> => {
		const known = asked.get(key) ?? ask();
		asked.set(key, known);
		return known;
	};
	return {
		host: (url) => once(new URL(url).origin, () => hostFault(new URL(url), timeoutMs)),
		mailServer: (url) => once(`mail ${url}`, () => mailFault(url, timeoutMs)),
	};
}

/** Opens a connection, with TLS and a valid certificate for https, and sends nothing. */
function hostFault({ protocol, hostname, port }: URL, timeoutMs: number): Promise<string | null> {
	const isTls = protocol === 'https:';
	const host = hostname.replace(/^\[|\]$/g, '');
	const server = { host, port: Number(port) || (isTls ? 443 : 80) };
	return new Promise((done) => {
		const socket: Socket = isTls ? connectTls({ ...server, servername: isIP(host) ? '' : host }) : connectTcp(server);
		const end = (fault: string | null): void => {
			socket.destroy();
			done(fault);
		};
		socket.setTimeout(timeoutMs, () => end(`no connection within ${timeoutMs / 1000} s`));
		socket.once(isTls ? 'secureConnect' : 'connect', () => end(null));
		socket.once('error', (error: NodeJS.ErrnoException) => end(reasonOf(error.code)));
	});
}

async function mailFault(url: string, timeoutMs: number): Promise<string | null> {
	try {
		await tryServer(url, { timeoutMs, limit: AbortSignal.timeout(timeoutMs) });
		return null;
	} catch (error) {
		const { name, code } = Object(error) as { name?: string; code?: string };
		if (name === 'AbortError' || name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
		if (code === 'ETLS') return 'it offers no TLS: use another server, or end its address with ?tls=optional';
		if (code === 'EAUTH') return 'it refused the sign-in: check the user and password in its address';
		return reasonOf(code);
	}
}

const reasons: Readonly<Record<string, string>> = {
	ENOTFOUND: 'its name cannot be resolved',
	EAI_AGAIN: 'no name server answers: is this machine online?',
	EDNS: 'its name cannot be resolved',
	ENETUNREACH: 'this machine has no way to it: is it online?',
	ECONNREFUSED: 'it refuses connections',
	ECONNRESET: 'it closed the connection',
	ETIMEDOUT: 'no answer in time',
	CERT_HAS_EXPIRED: 'its certificate has expired',
};

const reasonOf = (code: string | undefined): string =>
	reasons[code ?? ''] ?? `the connection failed (${code ?? 'unknown'})`;
