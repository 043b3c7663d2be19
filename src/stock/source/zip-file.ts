import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ProblemError } from '../../config/problem.ts';
import { columnHint, feedFault, tooLarge } from './stock-problem.ts';

type ZipReading = {
	/** What problems call the archive. */
	name: string;
	archiveFile: string | undefined;
	maxBytes: number;
};

/** What archives of Macs and Windows have beside their files. */
const clutter = /(?:^|\/)(?:__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini)$|\/$/;
const mostFiles = 1000;

/**
 * The one file of a zip archive, or the one that is named (SITE-5). Sizes and checksum are counted while it is unpacked:
 * what the archive says of itself may be wrong. Throws a ProblemError for one that is damaged, encrypted or too large.
 */
export async function onlyFileOf(bytes: Uint8Array, reading: ZipReading): Promise<{ bytes: Uint8Array; path: string }> {
	const { name: file } = reading;
	try {
		const options = { lazyEntries: true, autoClose: false };
		const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), options);
		const entry = chosen(await filesOf(zip, reading), reading);
		if (entry.isEncrypted()) {
			throw feedFault({
				file,
				path: entry.fileName,
				found: 'an encrypted file',
				expected: 'one that is not encrypted',
			});
		}
		return { bytes: await contentOf(zip, entry, reading), path: entry.fileName };
	} catch (error) {
		if (error instanceof ProblemError || !(error instanceof Error)) throw error;
		throw feedFault({ file, found: `a damaged zip file: ${error.message}`, expected: 'a whole zip file' });
	}
}

async function filesOf(zip: ZipFile, { name: file }: ZipReading): Promise<Entry[]> {
	if (zip.entryCount > mostFiles) {
		throw feedFault({ file, found: `${zip.entryCount} files`, expected: `at most ${mostFiles}` });
	}
	const files: Entry[] = [];
	for await (const entry of zip.eachEntry()) if (!clutter.test(entry.fileName)) files.push(entry);
	return files;
}

function chosen(files: readonly Entry[], { name: file, archiveFile }: ZipReading): Entry {
	const names = files.map(({ fileName }) => fileName);
	const [entry, ...others] = archiveFile ? files.filter(({ fileName }) => fileName === archiveFile) : files;
	if (entry && others.length === 0) return entry;
	if (files.length === 0) throw feedFault({ file, found: 'an empty zip file', expected: 'one file in it' });
	if (archiveFile) {
		const found = 'no such file in the archive';
		const hint = columnHint(archiveFile, names).replace('The columns are', 'Its files are');
		throw feedFault({ file, path: archiveFile, found, expected: 'the file that archive_file names', hint });
	}
	const hint = `Name one in stock_feed.archive_file: ${names.slice(0, 10).join(', ')}${names.length > 10 ? ', …' : ''}.`;
	throw feedFault({ file, found: `${files.length} files`, expected: 'one file in the archive', hint });
}

async function contentOf(zip: ZipFile, entry: Entry, { name: file, maxBytes }: ZipReading): Promise<Uint8Array> {
	const chunks: Buffer[] = [];
	let [size, sum] = [0, 0];
	for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
		size += chunk.length;
		sum = crc32(chunk, sum);
		if (size > maxBytes) {
			throw tooLarge(file, maxBytes, entry.fileName);
		}
		chunks.push(chunk);
	}
	if (sum !== entry.crc32) throw new Error('its checksum is wrong');
	return Buffer.concat(chunks);
}
