import { createTransport } from 'nodemailer';
import { envelopeText } from './file-mail.ts';
import type { SendMail } from './mail.ts';
import type { Parcel } from './provider.ts';
import { socketWithin } from './smtp-socket.ts';

/** Sends by a mail server, `smtp://user:password@mail.example.com:587`. */
export function smtpMail(url: string, { timeoutMs, limit }: Pick<Parcel, 'timeoutMs' | 'limit'>): SendMail {
	return async ({ messageId, from, to, ...mail }) => {
		const transport = createTransport({
			url,
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
