import { createTransport } from 'nodemailer';
import { isLoopback } from '../../../src/domain/secure-address.ts';
import { envelopeText } from './file-mail.ts';
import type { SendMail } from './mail.ts';
import type { Parcel } from './parcel.ts';
import { socketWithin } from './smtp-socket.ts';

/**
 * Sends by a mail server, `smtp://user:password@mail.example.com:587`, encrypted or not at all; `?tls=optional` at the end lets
 * a server without TLS have it in the clear, as may one on this machine.
 */
export function smtpMail(url: string, { timeoutMs, limit }: Pick<Parcel, 'timeoutMs' | 'limit'>): SendMail {
	const { address, requireTLS } = readServer(url);
	return async ({ messageId, from, to, ...mail }) => {
		const transport = createTransport({
			url: address,
			requireTLS,
			connectionTimeout: timeoutMs,
			greetingTimeout: timeoutMs,
			socketTimeout: timeoutMs,
			getSocket: socketWithin(limit),
		});
		try {
			const { response } = await transport.sendMail({ ...mail, ...envelopeText, messageId, from, to: [...to] });
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
