import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive; `size`, `crc` and `flags` are what the archive says of it where that is not the truth. */
export type ZipEntry = { name: string; content: Buffer; size?: number; crc?: number; flags?: number };

/** A zip archive with these files, as a tool that deflates writes it. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
	const files: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const entry of entries) {
		const name = Buffer.from(entry.name);
		const data = deflateRawSync(entry.content);
		const facts = factsOf(entry, data);
		const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, number(name.length, 2), number(0, 2), name, data]);
		const rest = [number(name.length, 2), number(0, 2), number(0, 2), number(0, 2), number(0, 2), number(0, 4)];
		directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, ...rest, number(offset, 4), name]));
		files.push(local);
		offset += local.length;
	}
	const central = Buffer.concat(directory);
	const count = number(entries.length, 2);
	const end = [number(0, 2), number(0, 2), count, count, number(central.length, 4), number(offset, 4), number(0, 2)];
	return Buffer.concat([...files, central, Buffer.from('PK\x05\x06'), ...end]);
}

function factsOf({ content, size = content.length, crc = crc32(content), flags = 0 }: ZipEntry, data: Buffer): Buffer {
	const [version, deflated] = [20, 8];
	const sizes = [number(crc, 4), number(data.length, 4), number(size, 4)];
	return Buffer.concat([number(version, 2), number(flags, 2), number(deflated, 2), number(0, 4), ...sizes]);
}

function number(value: number, bytes: 2 | 4): Buffer {
	const buffer = Buffer.alloc(bytes);
	buffer.writeUIntLE(value, 0, bytes);
	return buffer;
}
