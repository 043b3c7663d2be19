import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import ssh2, { type AuthContext, type FileEntry, type SFTPWrapper } from 'ssh2';
import { onTestFinished } from 'vitest';

const { Server, utils } = ssh2;
const { OPEN_MODE, STATUS_CODE } = utils.sftp;

/** A file that is served; `at` is its time in Unix seconds. `slow`: it is opened and never read. */
export type ServedFile = { bytes: Buffer; at: number; slow?: boolean };

/** Who may come in. */
export type SftpUser = { user: string; password?: string; publicKey?: string };

/** A real SFTP server on loopback, which ends with the test. `seen` has what was asked of it. */
export async function startSftp(files: Map<string, ServedFile>, allowed: SftpUser) {
	const host = makeKeys();
	const seen: string[] = [];
	const server = new Server({ hostKeys: [host.private] }, (client) => {
		client
			.on('authentication', (context) => {
				seen.push(`login ${context.method}`);
				if (isAllowed(context, allowed)) context.accept();
				else context.reject(['password', 'publickey']);
			})
			.on('ready', () =>
				client.on('session', (accept) => accept().on('sftp', (open) => serveFiles(open(), files, seen))),
			)
			.on('error', () => undefined);
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	return { url: (path: string) => `sftp://127.0.0.1:${port}${path}`, hostKey: fingerprint(host.public), seen };
}

/** A key pair and what a server knows of it. About one in a hundred that ssh2 makes cannot be read: made again. */
export function makeKeys(passphrase?: string): { private: string; public: string } {
	const keys = utils.generateKeyPairSync('ed25519', passphrase ? { passphrase, cipher: 'aes256-ctr', rounds: 4 } : {});
	const whole = [utils.parseKey(keys.private, passphrase), utils.parseKey(keys.public)];
	return whole.some((key) => key instanceof Error) ? makeKeys(passphrase) : keys;
}

/** `SHA256:…` of a public key in OpenSSH's form, which has it in base64. */
const fingerprint = (key: string): string =>
	`SHA256:${createHash('sha256')
		.update(Buffer.from(key.split(' ')[1] ?? '', 'base64'))
		.digest('base64')
		.replace(/=+$/, '')}`;

function isAllowed(context: AuthContext, { user, password, publicKey }: SftpUser): boolean {
	if (context.username !== user) return false;
	if (context.method === 'password') return context.password === password;
	if (context.method !== 'publickey' || !publicKey) return false;
	const known = utils.parseKey(publicKey);
	if (known instanceof Error || !context.key.data.equals(known.getPublicSSH())) return false;
	return !context.signature || known.verify(context.blob ?? '', context.signature, context.hashAlgo) === true;
}

function serveFiles(sftp: SFTPWrapper, files: Map<string, ServedFile>, seen: string[]): void {
	const open = new Map<string, ServedFile>();
	const attributes = ({ bytes, at }: ServedFile): FileEntry['attrs'] => ({
		...{ mode: 0o100_644, uid: 0, gid: 0 },
		...{ size: bytes.length, atime: at, mtime: at },
	});
	const find = (id: number, path: string): ServedFile | undefined => {
		const file = files.get(path);
		if (!file) sftp.status(id, path === '/locked.csv' ? STATUS_CODE.PERMISSION_DENIED : STATUS_CODE.NO_SUCH_FILE);
		return file;
	};
	sftp
		.on('STAT', (id, path) => {
			seen.push(`stat ${path}`);
			const file = find(id, path);
			if (file) sftp.attrs(id, attributes(file));
		})
		.on('OPEN', (id, path, flags) => {
			const file = flags & OPEN_MODE.READ ? find(id, path) : undefined;
			if (!file) return;
			seen.push(`read ${path}`);
			const handle = randomBytes(4);
			open.set(handle.toString('hex'), file);
			sftp.handle(id, handle);
		})
		.on('FSTAT', (id, handle) => {
			const file = open.get(handle.toString('hex'));
			if (file) sftp.attrs(id, attributes(file));
		})
		.on('READ', (id, handle, offset, length) => {
			const file = open.get(handle.toString('hex'));
			if (!file || file.slow) return;
			const part = file.bytes.subarray(offset, offset + length);
			if (part.length > 0) sftp.data(id, part);
			else sftp.status(id, STATUS_CODE.EOF);
		})
		.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
}
