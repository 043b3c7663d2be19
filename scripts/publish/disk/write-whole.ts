import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Writing = {
	/** Who may read the file; everybody by default. */
	mode?: number;
	/** Whether it also survives a power cut, which takes a while; not needed for what can be made again. */
	sync?: boolean;
};

/**
 * Writes a file so that a reader, or the next run after a kill, finds the old contents or the new ones, never half. With
 * `sync`, the default, they are on the disk before they get the file's name, so that this holds after a power cut too.
 * A long text may come in pieces.
 */
export function writeWhole(
	file: string,
	content: string | Uint8Array | Generator<string>,
	{ mode = 0o666, sync = true }: Writing = {},
): void {
	mkdirSync(dirname(file), { recursive: true });
	const fresh = `${file}.${randomUUID()}.tmp`;
	try {
		const handle = openSync(fresh, 'wx', mode);
		try {
			for (const piece of isWhole(content) ? [content] : content) writeFileSync(handle, piece);
			if (sync) fsyncSync(handle);
		} finally {
			closeSync(handle);
		}
		renameSync(fresh, file);
	} catch (error) {
		rmSync(fresh, { force: true });
		throw error;
	}
}

const isWhole = (content: string | Uint8Array | Generator<string>): content is string | Uint8Array =>
	typeof content === 'string' || content instanceof Uint8Array;
