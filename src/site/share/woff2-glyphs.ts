import { ByteReader } from './byte-reader.ts';

/** WOFF2's transformed `glyf` table taken back to the plain one, with its `loca` and each glyph's left edge. */
export type Glyphs = { glyf: Buffer; loca: Buffer; xMins: number[] };

type Streams = Record<'contours' | 'points' | 'flags' | 'glyphs' | 'composites' | 'boxes', ByteReader> & {
	boxBitmap: Buffer;
	instructions: ByteReader;
};

/** Rebuilds `glyf` and `loca` (long offsets) from the transformed table, as the WOFF2 specification says (section 5.1). */
export function rebuildGlyphs(table: Buffer): Glyphs {
	const head = new ByteReader(table, 4);
	const count = head.u16();
	head.u16();
	const sizes = Array.from({ length: 7 }, () => head.u32());
	const streams = openStreams(table, { start: head.at, sizes, count });
	const loca = Buffer.alloc((count + 1) * 4);
	const parts: Buffer[] = [];
	const xMins: number[] = [];
	let size = 0;
	for (let id = 0; id < count; id++) {
		const glyph = readGlyph(streams, id);
		xMins.push(glyph.length === 0 ? 0 : glyph.readInt16BE(2));
		parts.push(glyph);
		size += glyph.length;
		loca.writeUInt32BE(size, (id + 1) * 4);
	}
	return { glyf: Buffer.concat(parts), loca, xMins };
}

function openStreams(
	table: Buffer,
	{ start, sizes, count }: { start: number; sizes: readonly number[]; count: number },
): Streams {
	const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, start));
	const open = (index: number, skip = 0) => new ByteReader(table, (starts[index] ?? 0) + skip);
	const bitmapSize = ((count + 31) >> 5) << 2;
	return {
		contours: open(0),
		points: open(1),
		flags: open(2),
		glyphs: open(3),
		composites: open(4),
		boxes: open(5, bitmapSize),
		boxBitmap: open(5).take(bitmapSize),
		instructions: open(6),
	};
}

/** One glyph in the plain format, padded to four bytes. */
function readGlyph(streams: Streams, id: number): Buffer {
	const contours = streams.contours.i16();
	const hasBox = ((streams.boxBitmap[id >> 3] ?? 0) & (0x80 >> (id & 7))) !== 0;
	if (contours === 0) return Buffer.alloc(0);
	const body = contours > 0 ? simpleGlyph(streams, contours) : compositeGlyph(streams);
	const head = Buffer.alloc(10);
	head.writeInt16BE(contours);
	(hasBox ? streams.boxes.take(8) : body.box).copy(head, 2);
	const glyph = Buffer.concat([head, body.bytes]);
	return Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
}

type Body = { bytes: Buffer; box: Buffer };

function simpleGlyph({ points, flags, glyphs, instructions }: Streams, contours: number): Body {
	const ends: number[] = [];
	let count = 0;
	for (let contour = 0; contour < contours; contour++) {
		count += points.short();
		ends.push(count - 1);
	}
	const read = Array.from({ length: count }, () => readPoint(flags.u8(), glyphs));
	const code = instructions.take(glyphs.short());
	const bytes = Buffer.alloc(contours * 2 + 2 + code.length + count * 5);
	let at = 0;
	for (const end of ends) at = bytes.writeUInt16BE(end, at);
	at = bytes.writeUInt16BE(code.length, at);
	at += code.copy(bytes, at);
	// Only "on the curve" is set: steps are written as two bytes each, which needs no further flags.
	for (const { onCurve } of read) at = bytes.writeUInt8(onCurve ? 1 : 0, at);
	for (const { dx } of read) at = bytes.writeInt16BE(dx, at);
	for (const { dy } of read) at = bytes.writeInt16BE(dy, at);
	return { bytes, box: boxOf(read) };
}

type Point = { dx: number; dy: number; onCurve: boolean };

/** A step from the point before: its flag says how many bytes it has and which way it goes. */
function readPoint(byte: number, from: ByteReader): Point {
	const flag = byte & 0x7f;
	const onCurve = byte < 0x80;
	const x = (size: number) => (flag & 1 ? size : -size);
	const y = (size: number) => (flag & 2 ? size : -size);
	if (flag < 10) return { dx: 0, dy: x(((flag & 14) << 7) + from.u8()), onCurve };
	if (flag < 20) return { dx: x((((flag - 10) & 14) << 7) + from.u8()), dy: 0, onCurve };
	if (flag < 84) {
		const [high, low] = [flag - 20, from.u8()];
		return { dx: x(1 + (high & 0x30) + (low >> 4)), dy: y(1 + ((high & 0x0c) << 2) + (low & 0x0f)), onCurve };
	}
	if (flag < 120) {
		const high = flag - 84;
		const dx = x(1 + (Math.floor(high / 12) << 8) + from.u8());
		return { dx, dy: y(1 + (((high % 12) >> 2) << 8) + from.u8()), onCurve };
	}
	if (flag < 124) {
		const [first, second, third] = [from.u8(), from.u8(), from.u8()];
		return { dx: x((first << 4) + (second >> 4)), dy: y(((second & 0x0f) << 8) + third), onCurve };
	}
	return { dx: x(from.u16()), dy: y(from.u16()), onCurve };
}

function boxOf(points: readonly Point[]): Buffer {
	const box = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
	let [x, y] = [0, 0];
	for (const { dx, dy } of points) {
		x += dx;
		y += dy;
		const [left = x, bottom = y, right = x, top = y] = box;
		box.splice(0, 4, Math.min(left, x), Math.min(bottom, y), Math.max(right, x), Math.max(top, y));
	}
	const bytes = Buffer.alloc(8);
	for (const [index, side] of box.entries()) bytes.writeInt16BE(side, index * 2);
	return bytes;
}

const moreComponents = 0x20;
const hasInstructions = 0x100;

function compositeGlyph({ composites, glyphs, instructions }: Streams): Body {
	const parts: Buffer[] = [];
	let [flags, code] = [moreComponents, false];
	while (flags & moreComponents) {
		const start = composites.take(2);
		flags = start.readUInt16BE();
		code ||= (flags & hasInstructions) !== 0;
		parts.push(start, composites.take(componentSize(flags)));
	}
	if (code) {
		const length = Buffer.alloc(2);
		length.writeUInt16BE(glyphs.short());
		parts.push(length, instructions.take(length.readUInt16BE()));
	}
	return { bytes: Buffer.concat(parts), box: Buffer.alloc(8) };
}

/** Bytes of a component behind its flags: glyph, two arguments, scale. */
function componentSize(flags: number): number {
	const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
	return 2 + (flags & 0x01 ? 4 : 2) + scale;
}
