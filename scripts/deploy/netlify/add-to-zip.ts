import { crc32 } from 'node:zlib';

/** The record at the end of a ZIP archive, without a comment. */
const endSize = 22;
const endMark = 0x06054b50;
/** 1 January 1980, as the archives of functions have it: the same bytes give the same hash. */
const date = 0x21;

/**
 * A ZIP archive with one more file in it, stored as it is. Packing a function for Netlify takes seconds and is the same for
 * every tenant; only this file differs. Throws an Error for an archive of another form than Netlify's packer makes.
 */
export function addToZip(zip: Buffer, name: string, content: Buffer): Buffer {
	const end = zip.subarray(-endSize);
	if (zip.length < endSize || end.readUInt32LE(0) !== endMark) throw new Error('not a ZIP archive without a comment');
	const [size, start, count] = [end.readUInt32LE(12), end.readUInt32LE(16), end.readUInt16LE(10)];
	if (start + size + endSize !== zip.length) throw new Error('a ZIP archive of another form');
	const path = Buffer.from(name);
	const facts = factsOf(content, path.length);
	const local = Buffer.concat([words32(0x04034b50), facts, path, content]);
	const central = Buffer.concat([words32(0x02014b50), words16(0x0314), facts, centralFacts(start), path]);
	const directory = Buffer.concat([zip.subarray(start, start + size), central]);
	const newEnd = Buffer.from(end);
	newEnd.writeUInt16LE(count + 1, 8);
	newEnd.writeUInt16LE(count + 1, 10);
	newEnd.writeUInt32LE(directory.length, 12);
	newEnd.writeUInt32LE(start + local.length, 16);
	return Buffer.concat([zip.subarray(0, start), local, directory, newEnd]);
}

/** What stands in front of a file and in the directory alike: version, flags (UTF-8), method (stored), time, date, hash, sizes. */
function factsOf(content: Buffer, nameLength: number): Buffer {
	return Buffer.concat([
		words16(20, 0x0800, 0, 0, date),
		words32(crc32(content), content.length, content.length),
		words16(nameLength, 0),
	]);
}

/** Comment, disk, inner attributes, file mode (644), place. */
const centralFacts = (place: number): Buffer => Buffer.concat([words16(0, 0, 0), words32(0o100644 * 0x10000, place)]);

function words16(...values: number[]): Buffer {
	const buffer = Buffer.alloc(values.length * 2);
	values.forEach((value, at) => {
		buffer.writeUInt16LE(value, at * 2);
	});
	return buffer;
}

function words32(...values: number[]): Buffer {
	const buffer = Buffer.alloc(values.length * 4);
	values.forEach((value, at) => {
		buffer.writeUInt32LE(value, at * 4);
	});
	return buffer;
}
