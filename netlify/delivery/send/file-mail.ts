import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { asMessage, type SendMail } from './mail.ts';

/** Keeps mails as files, one per message id, instead of sending them: for demonstrations, without an account. */
export function fileMail(dir: string): SendMail {
	const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
	return async (mail) => {
		const { message } = await writer.sendMail(asMessage(mail));
		await mkdir(dir, { recursive: true, mode: 0o700 });
		const file = join(dir, `${mail.messageId.replace(/^<|@.*$/g, '').replace(/[^\w.-]/g, '_')}.eml`);
		const draft = `${file}.${randomUUID()}.tmp`;
		await writeFile(draft, message as Buffer, { flush: true, mode: 0o600 });
		await rename(draft, file);
		return null;
	};
}
