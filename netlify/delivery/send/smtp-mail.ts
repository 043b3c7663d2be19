import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../../../src/domain/addresses/secure-address.ts';
import { asMessage, type SendMail } from './mail.ts';
import type { Parcel } from './parcel.ts';

/**
 * Sends through a mail server such as `smtp://user:password@mail.example.com:587`, and only encrypted. With `?tls=optional` at
 * the end, or on this machine, a server without TLS is accepted.
 */
export function smtpMail(url: string, { timeoutMs, limit }: Pick<Parcel, 'timeoutMs' | 'limit'>): SendMail {
	const { address, requireTLS } = readServer(url);
	return async (mail) => {
		const transport = createTransport({
			url: address,
			requireTLS,
			connectionTimeout: timeoutMs,
			greetingTimeout: timeoutMs,
			socketTimeout: timeoutMs,
			getSocket: socketWithin(limit),
		});
		try {
			const { response } = await transport.sendMail(asMessage(mail));
			return Number.parseInt(response, 10) || null;
		} finally {
			transport.close();
		}
	};
}

function readServer(url: string): { address: string; requireTLS: boolean } {
	const server = URL.parse(url);
	if (!server) return { address: url, requireTLS: true };
	const isOptional = server.searchParams.get('tls') === 'optional' || isLoopback(server.hostname);
	server.searchParams.delete('tls');
	return { address: server.href, requireTLS: !isOptional };
}

type Server = { host?: string | undefined; port?: number | string | undefined; secure?: boolean | undefined };
type Done = (error: Error | null, opened?: { connection: ReturnType<typeof connect> }) => void;

/**
 * Opens connections to a mail server and closes them when the attempt's time is over. The library only limits each silence: a
 * slow server could go on with a mail that is being sent again meanwhile.
 */
function socketWithin(limit: AbortSignal): (server: Server, done: Done) => void {
	return ({ host = 'localhost', port, secure = false }, done) => {
		const socket = connect({ host, port: Number(port ?? (secure ? 465 : 587)), signal: limit });
		socket.once('error', done);
		socket.once('connect', () => {
			socket.off('error', done);
			done(null, { connection: socket });
		});
	};
}
