import { crc32, deflateSync } from 'node:zlib';

/** A grey picture of this many pixels. */
export function png(width: number, height: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 0, 0, 0, 0], 8);
	const rows = deflateSync(Buffer.alloc((width + 1) * height, 0x80).map((byte, at) => (at % (width + 1) ? byte : 0)));
	const signature = Buffer.from('89504e470d0a1a0a', 'hex');
	return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type), data]);
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}
