import { gunzipSync } from 'node:zlib';
import { mostFeedBytes } from '../fetch/feed-request.ts';
import { feedFault, tooLarge } from './stock-problem.ts';

/** A feed as it came, `path` with the ending that tells its format; `name` is what problems call it. */
export type Packed = { bytes: Uint8Array; path: string; name: string };

export type Unpacking = {
	/** Which file of an archive is the feed, where it has several. */
	archiveFile?: string | undefined;
	/** How large the unpacked feed may be. */
	maxBytes?: number;
};

/**
 * A feed without its packing (SITE-5): gzip or zip, known by the first bytes, whatever its name says. An archive that
 * unpacks to more than `maxBytes` is refused as soon as it does. Throws a ProblemError for one that cannot be unpacked.
 */
export async function unpacked(
	packed: Packed,
	{ archiveFile, maxBytes = mostFeedBytes }: Unpacking = {},
): Promise<Packed> {
	const { bytes, path, name } = packed;
	if (startsWith(bytes, 0x1f, 0x8b)) {
		return { ...packed, bytes: gunzipped(bytes, name, maxBytes), path: path.replace(/\.gz$/i, '') };
	}
	if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)) {
		// Loaded only where there is such a feed.
		const { onlyFileOf } = await import('./zip-file.ts');
		const file = await onlyFileOf(bytes, { name, archiveFile, maxBytes });
		return { ...file, name: `${name} (${file.path})` };
	}
	// The server or a tool on the way has unpacked it already.
	return { ...packed, path: path.replace(/\.gz$/i, '') };
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
	start.every((byte, index) => bytes[index] === byte);

function gunzipped(bytes: Uint8Array, file: string, maxBytes: number): Uint8Array {
	try {
		return gunzipSync(bytes, { maxOutputLength: maxBytes });
	} catch (error) {
		const { code = '', message } = error as NodeJS.ErrnoException;
		if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(file, maxBytes);
		const found = code === 'Z_BUF_ERROR' ? 'a gzip file that breaks off' : `a damaged gzip file: ${message}`;
		throw feedFault({ file, found, expected: 'a whole gzip file' });
	}
}
