import { isIP } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { secondsPerDay } from '../../src/domain/hours/days.ts';
import { fault, type Look, ok, type Said, warning } from './look.ts';
import { reasonOf } from './probe.ts';
import { lookupOnce, resolveName } from './resolve.ts';

/** Days before the end of a certificate: most hosts renew theirs a month before. */
const soon = 14;

/** Whether the site's name resolves, and whether browsers trust its certificate and for how long. */
export async function checkAddress({ address, now, timeoutMs }: Look): Promise<Said[]> {
	const host = address.hostname.replace(/^\[|\]$/g, '');
	const name = await checkName(host, timeoutMs);
	if (name.level === 'fault') return [name];
	if (address.protocol !== 'https:') {
		const isHere = host.endsWith('localhost') || isIP(host) > 0;
		return [name, isHere ? ok('no certificate: this is http on this machine') : noTls(address)];
	}
	const port = Number(address.port) || 443;
	return [name, await checkCertificate({ host, port }, { now, timeoutMs })];
}

const noTls = ({ host }: URL): Said => fault(`${host} has http only. Set url in the site.json to its https address.`);

async function checkName(host: string, timeoutMs: number): Promise<Said> {
	if (isIP(host) || host.endsWith('.localhost')) return ok(`${host} is this machine or an address`);
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(() => fail(Object.assign(new Error('late'), { name: 'TimeoutError' })), timeoutMs);
	});
	try {
		const addresses = await Promise.race([resolveName(host), late]);
		return ok(`${host} is ${addresses.map(({ address }) => address).join(', ')}`);
	} catch (error) {
		return fault(`${host}: ${reasonOf(error, timeoutMs)}. Check the DNS records of the domain.`);
	} finally {
		clearTimeout(timer);
	}
}

type Server = { host: string; port: number };

/** Looks at the certificate whatever is wrong with it, so that it can be said what. */
function checkCertificate(server: Server, { now, timeoutMs }: Pick<Look, 'now' | 'timeoutMs'>): Promise<Said> {
	const name = isIP(server.host) ? '' : server.host;
	return new Promise((done) => {
		const socket = connect({ ...server, servername: name, rejectUnauthorized: false, lookup: lookupOnce });
		const end = (said: Said): void => {
			socket.destroy();
			done(said);
		};
		socket.setTimeout(timeoutMs, () => end(fault(`${server.host}: no TLS within ${timeoutMs / 1000} s.`)));
		socket.once('error', (error) => end(fault(`${server.host}: ${reasonOf(error, timeoutMs)}.`)));
		socket.once('secureConnect', () => {
			const { authorizationError: error } = socket;
			end(certificateSaid(socket.getPeerCertificate(), { server, now, error: error ? String(error) : null }));
		});
	});
}

type Met = { server: Server; now: number; error: string | null };

function certificateSaid({ valid_to }: PeerCertificate, { server, now, error }: Met): Said {
	const days = Math.floor((Date.parse(valid_to) / 1000 - now) / secondsPerDay);
	const renew = 'Renew it at the host of the site.';
	if (days < 0) return fault(`the certificate of ${server.host} expired on ${isoDate(valid_to)}. ${renew}`);
	if (error) return fault(`browsers refuse the certificate of ${server.host} (${error}). ${renew}`);
	if (days < soon) return warning(`the certificate of ${server.host} ends in ${days} days. ${renew}`);
	return ok(`the certificate of ${server.host} is valid for ${days} days`);
}

const isoDate = (text: string): string => new Date(text).toISOString().slice(0, 10);
