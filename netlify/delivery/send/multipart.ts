import { randomUUID } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import type { FileFacts } from '../../platform/db/rows/lead-rows.ts';

/** A request's body that is produced while it is sent, with its length known. `fault`: why a file could not be read, if so. */
export type StreamedBody = {
	stream: ReadableStream<Uint8Array>;
	length: number;
	type: string;
	fault: () => unknown;
};

/** multipart/form-data with the lead and its files, of which one at a time is in memory. */
export function multipart(
	lead: object,
	{ files, readFile }: { files: readonly FileFacts[]; readFile: (id: string) => Promise<Uint8Array> },
): StreamedBody {
	const boundary = `forecourt-${randomUUID()}`;
	const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
	const head = (headers: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n`;
	const first = encode(`${head('name="lead"')}${JSON.stringify(lead)}\r\n`);
	const heads = files.map(({ name, type }) =>
		encode(head(`name="files"; filename="${quoted(name)}"\r\nContent-Type: ${type}`)),
	);
	const lineEnd = encode('\r\n');
	const last = encode(`--${boundary}--\r\n`);
	let fault: unknown;
	async function* parts(): AsyncGenerator<Uint8Array> {
		yield first;
		for (const [index, { id }] of files.entries()) {
			yield heads[index] ?? lineEnd;
			yield await readFile(id).catch((error: unknown) => {
				fault = error;
				throw error;
			});
			yield lineEnd;
		}
		yield last;
	}
	const around = [first, last, ...heads].reduce((sum, part) => sum + part.byteLength, 0);
	return {
		stream: ReadableStream.from(parts()),
		length: files.reduce((sum, { size }) => sum + size + lineEnd.byteLength, around),
		type: `multipart/form-data; boundary=${boundary}`,
		fault: () => fault,
	};
}

/** As browsers write it. */
const quoted = (name: string): string =>
	name.replace(/["\r\n]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
