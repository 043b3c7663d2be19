import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { rebuildGlyphs } from './woff2-glyphs.ts';

/** Tables that WOFF2 names by number. */
const knownTags =
	'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';
const tagAt = (index: number): string => knownTags.slice(index * 5, index * 5 + 4);

type Entry = { tag: string; transformed: boolean; size: number };

/**
 * A WOFF2 file, as browsers get it, as the TrueType file that it was made from, for readers that know no WOFF2 or not
 * with weights. Throws where the bytes are not a WOFF2 file.
 */
export function fontFromWoff2(woff2: Buffer): Buffer {
	if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is not a WOFF2 file.');
	const header = new ByteReader(woff2, 12);
	const count = header.u16();
	header.take(6);
	const compressedSize = header.u32();
	header.take(24);
	const entries = Array.from({ length: count }, () => readEntry(header));
	const data = new ByteReader(brotliDecompressSync(header.take(compressedSize)));
	const tables = new Map<string, Buffer>();
	const transformed = new Set<string>();
	for (const { tag, size, transformed: changed } of entries) {
		tables.set(tag, data.take(size));
		if (changed) transformed.add(tag);
	}
	restore(tables, transformed);
	return assemble(woff2.subarray(4, 8), tables);
}

function readEntry(from: ByteReader): Entry {
	const flags = from.u8();
	const tag = (flags & 63) === 63 ? from.take(4).toString('latin1') : tagAt(flags & 63);
	const plain = from.base128();
	const version = flags >> 6;
	const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
	return { tag, transformed, size: transformed ? from.base128() : plain };
}

/** Takes back what WOFF2 did to the tables of outlines and widths. */
function restore(tables: Map<string, Buffer>, transformed: ReadonlySet<string>): void {
	const packed = tables.get('glyf');
	if (!packed || !transformed.has('glyf')) return;
	const { glyf, loca, xMins } = rebuildGlyphs(packed);
	const head = Buffer.from(tables.get('head') ?? []);
	// Offsets in `loca` are long ones.
	head.writeInt16BE(1, 50);
	tables.set('glyf', glyf).set('loca', loca).set('head', head);
	const hmtx = tables.get('hmtx');
	const widths = tables.get('hhea')?.readUInt16BE(34) ?? 0;
	if (hmtx && transformed.has('hmtx')) tables.set('hmtx', rebuildWidths(hmtx, xMins, widths));
}

/** Left bearings that equal the glyph's left edge are left out of WOFF2. */
function rebuildWidths(packed: Buffer, xMins: readonly number[], widths: number): Buffer {
	const from = new ByteReader(packed);
	const flags = from.u8();
	const advances = Array.from({ length: widths }, () => from.u16());
	const bearings = xMins.map((xMin, id) => (flags & (id < widths ? 1 : 2) ? xMin : from.i16()));
	const bytes = Buffer.alloc(widths * 4 + (xMins.length - widths) * 2);
	let at = 0;
	for (const [id, bearing] of bearings.entries()) {
		if (id < widths) at = bytes.writeUInt16BE(advances[id] ?? 0, at);
		at = bytes.writeInt16BE(bearing, at);
	}
	return bytes;
}

/** Checksums stay zero: our reader does not look at them. */
function assemble(flavour: Buffer, tables: ReadonlyMap<string, Buffer>): Buffer {
	const directory = Buffer.alloc(12 + tables.size * 16);
	flavour.copy(directory);
	directory.writeUInt16BE(tables.size, 4);
	const parts: Buffer[] = [directory];
	let [at, offset] = [12, directory.length];
	for (const [tag, table] of [...tables].sort(([one], [other]) => (one < other ? -1 : 1))) {
		directory.write(tag, at, 'latin1');
		directory.writeUInt32BE(offset, at + 8);
		directory.writeUInt32BE(table.length, at + 12);
		parts.push(table, Buffer.alloc(-table.length & 3));
		offset += table.length + (-table.length & 3);
		at += 16;
	}
	return Buffer.concat(parts);
}
