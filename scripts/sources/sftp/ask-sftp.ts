import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Client, ConnectConfig, SFTPWrapper, Stats } from 'ssh2';

/** A file on an SFTP server, and how to get it. */
export type SftpFile = {
	/** `sftp://host[:port]/path`; `/~/` begins a path from the user's folder. */
	url: string;
	/** Fingerprint of the only host key that is accepted, `SHA256:…`. */
	hostKey: string;
	login: Pick<ConnectConfig, 'username' | 'password' | 'privateKey' | 'passphrase'>;
	/** What the file was when it was kept, as `etag` of an earlier answer. */
	kept?: string | undefined;
};

type Answer = { response: Response } | { found: string };

/**
 * Asks for a file over SFTP and answers as a web server would (SITE-5): its bytes with ETag (time and size) and Last-Modified,
 * 304 while it is what is kept, else in words what is wrong. Rejects with a TypeError for a fault of the network, which may pass.
 */
export async function askSftp(file: SftpFile, signal: AbortSignal): Promise<Answer> {
	// Only tenants with such a feed pay for loading it.
	const { default: ssh2 } = await import('ssh2');
	const client = new ssh2.Client();
	const stop = (): void => void client.destroy();
	const end = (): void => {
		signal.removeEventListener('abort', stop);
		client.end();
	};
	signal.addEventListener('abort', stop);
	try {
		const opened = await open(client, file, signal);
		const answer = 'found' in opened ? opened : await answerOf(opened.sftp, file, { end, signal });
		if ('found' in answer || answer.response.body === null) end();
		return answer;
	} catch (error) {
		end();
		throw signal.aborted ? signal.reason : error;
	}
}

type Opened = { sftp: SFTPWrapper } | { found: string };

function open(client: Client, { url, hostKey, login }: SftpFile, signal: AbortSignal): Promise<Opened> {
	const { hostname, port } = new URL(url);
	let shown = '';
	return new Promise((done, fail) => {
		const unreachable = (error: Error): void => fail(new TypeError(error.message, { cause: error }));
		client
			.on('ready', () => client.sftp((error, sftp) => (error ? unreachable(error) : done({ sftp }))))
			.on('error', (error: Error & { level?: string }) => {
				if (shown && shown !== hostKey) done({ found: `a server with the host key ${shown}` });
				else if (error.level === 'client-authentication')
					done({ found: 'a server that refuses this user or its secret' });
				else unreachable(error);
			})
			.on('close', () => unreachable(new Error('the connection was closed')));
		signal.addEventListener('abort', () => fail(signal.reason), { once: true });
		client.connect({
			...login,
			host: hostname.replace(/^\[|\]$/g, ''),
			port: Number(port || 22),
			// The signal says when the time is over.
			readyTimeout: 0,
			hostVerifier: (key: Buffer): boolean => {
				shown = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
				return shown === hostKey;
			},
		});
	});
}

type Connection = { end: () => void; signal: AbortSignal };

async function answerOf(sftp: SFTPWrapper, { url, kept }: SftpFile, connection: Connection): Promise<Answer> {
	const path = remotePath(url);
	const stats = await statOf(sftp, path);
	if (typeof stats === 'string') return { found: stats };
	if (!stats.isFile()) return { found: `${path}, which is not a file` };
	const { mtime, size } = stats;
	const headers = { etag: `"${mtime}-${size}"`, 'last-modified': new Date(mtime * 1000).toUTCString() };
	if (kept === headers.etag) return { response: new Response(null, { status: 304, headers }) };
	const bytes = Readable.toWeb(Readable.from(bytesOf(sftp, { path, size }, connection)));
	return { response: new Response(bytes as ReadableStream<Uint8Array<ArrayBuffer>>, { headers }) };
}

/** From the root, or from the user's folder: `/~/stock.csv` is `stock.csv` there. */
const remotePath = (url: string): string => decodeURIComponent(new URL(url).pathname).replace(/^\/~\//, '');

/** Codes of SFTP's answers (draft-ietf-secsh-filexfer-02): what no second try changes. */
const lasting: Readonly<Record<number, string>> = { 2: 'which is not there', 3: 'which this user may not read' };

function statOf(sftp: SFTPWrapper, path: string): Promise<Stats | string> {
	return new Promise((done, fail) => {
		sftp.stat(path, (error, stats) => {
			if (!error) return done(stats);
			const why = lasting[Number((error as { code?: unknown }).code)];
			if (why) done(`${path}, ${why}`);
			else fail(new TypeError(error.message, { cause: error }));
		});
	});
}

/** The bytes of a file, and then the end of the connection. Throws where the file is being written meanwhile. */
async function* bytesOf(
	sftp: SFTPWrapper,
	{ path, size }: { path: string; size: number },
	{ end, signal }: Connection,
) {
	let read = 0;
	try {
		for await (const chunk of sftp.createReadStream(path) as AsyncIterable<Buffer>) {
			read += chunk.length;
			yield chunk;
		}
	} catch (error) {
		if (signal.aborted) throw signal.reason;
		throw new TypeError(error instanceof Error ? error.message : String(error), { cause: error });
	} finally {
		end();
	}
	if (read !== size) throw new TypeError(`${read} bytes of a file of ${size}: it is being written`);
}
