import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatProblem, ProblemError } from '../../src/config/problem.ts';
import { type FeedOf, stockFeedSchema } from '../../src/config/stock-feed.ts';
import { decodeFeed } from '../../src/stock/source/decode.ts';
import { readStockText } from '../../src/stock/source/stock-text.ts';
import { unpacked } from '../../src/stock/source/unpack.ts';
import { type ZipEntry, zipOf } from './zip-of.ts';

const csv = 'make,model,year\nKia,Rio,2020\n';
const feedOf = (more: Record<string, unknown> = {}) =>
	stockFeedSchema.parse({ type: 'file', path: 'a', ...more }) as FeedOf<'file'>;
const read = (bytes: Uint8Array, path: string, more: Record<string, unknown> = {}) =>
	readStockText(bytes, feedOf(more), { name: 'feed', path });

async function messageOf(reading: Promise<unknown>): Promise<string> {
	const error = await reading.catch((reason: unknown) => reason);
	return error instanceof ProblemError ? error.problems.map(formatProblem).join('\n') : String(error);
}
const zip = (...entries: ZipEntry[]) => zipOf(entries);
const file = (name: string, text = csv): ZipEntry => ({ name, content: Buffer.from(text) });

describe('SITE-5 packed feeds', () => {
	test.each<[string, Uint8Array, string, Record<string, unknown>]>([
		['gzip', gzipSync(csv), 'stock.csv.gz', {}],
		['gzip under another name', gzipSync(csv), 'stock.csv', {}],
		['gzip in two members', Buffer.concat([gzipSync(csv.slice(0, 9)), gzipSync(csv.slice(9))]), 'stock.csv.gz', {}],
		['a name of gzip that the server has unpacked', Buffer.from(csv), 'stock.csv.gz', {}],
		['zip with one file', zip(file('export/stock.csv')), 'download', {}],
		['zip with clutter', zip(file('a/', ''), file('__MACOSX/a/._s.csv', 'x'), file('a/s.csv')), 'a.zip', {}],
		['zip with several', zip(file('parts.csv', 'x'), file('stock.csv')), 'a.zip', { archive_file: 'stock.csv' }],
	])('SITE-5 reads %s', async (_title, bytes, path, more) => {
		const { records } = await read(bytes, path, more);
		expect(records.map(({ record, raw }) => [record, raw?.['model']])).toEqual([[2, 'Rio']]);
	});

	test.each<[string, () => Promise<unknown>, string]>([
		[
			'gzip that breaks off',
			() => read(gzipSync(csv).subarray(0, 30), 'a.csv.gz'),
			'feed: found a gzip file that breaks off',
		],
		['damaged gzip', () => read(Buffer.from([0x1f, 0x8b, 9, 9, 9]), 'a.csv'), 'feed: found a damaged gzip file'],
		['an empty zip', () => read(zip(), 'a.zip'), 'feed: found an empty zip file, expected one file in it'],
		[
			'zip with two',
			() => read(zip(file('a.csv'), file('b.csv')), 'a.zip'),
			'found 2 files, expected one file in the archive. Name one in stock_feed.archive_file: a.csv, b.csv.',
		],
		[
			'zip without the named file',
			() => read(zip(file('a.csv')), 'a.zip', { archive_file: 'b.csv' }),
			'feed: b.csv: found no such file in the archive, expected the file that archive_file names. Did you mean "a.csv"? Its files are a.csv.',
		],
		['zip that breaks off', () => read(zip(file('a.csv')).subarray(0, 60), 'a.zip'), 'feed: found a damaged zip file'],
		['a wrong checksum', () => read(zip({ ...file('a.csv'), crc: 1 }), 'a.zip'), 'its checksum is wrong'],
		[
			'an encrypted file',
			() => read(zip({ ...file('a.csv'), flags: 1 }), 'a.zip'),
			'feed: a.csv: found an encrypted file',
		],
		[
			'a path out of the archive',
			() => read(zip(file('../a.csv')), 'a.zip'),
			'feed: found a damaged zip file: invalid relative path: ../a.csv',
		],
		[
			'bytes of a picture',
			() => read(Buffer.from([0x89, 0x50, 0, 0, 0, 13]), 'a.csv'),
			'feed: found bytes that are not text',
		],
	])('SITE-5 the message for %s', async (_title, reading, said) => {
		expect(await messageOf(reading())).toContain(said);
	});

	test('SITE-5 bombs are refused as soon as they are too large, whatever they say of their size', async () => {
		const zeros = Buffer.alloc(3_000_000);
		const limit = { maxBytes: 1_000_000 };
		const said = (bytes: Uint8Array) => messageOf(unpacked({ bytes, path: 'a', name: 'feed' }, limit));
		expect(await said(gzipSync(zeros))).toBe('feed: found more than 1 MB when unpacked, expected at most 1 MB.');
		expect(await said(zip({ name: 'a.csv', content: zeros }))).toBe(
			'feed: a.csv: found more than 1 MB when unpacked, expected at most 1 MB.',
		);
		expect(await said(zip({ name: 'a.csv', content: zeros, size: 10 }))).toContain('feed: found a damaged zip file');
	});

	test('SITE-5 whatever is packed comes out as it was, and damage never does', async () => {
		const text = fc.uint8Array({ minLength: 1, maxLength: 400 });
		await fc.assert(
			fc.asyncProperty(text, fc.nat(), fc.boolean(), async (content, at, isZip) => {
				const packed = isZip ? zip({ name: 'a', content: Buffer.from(content) }) : gzipSync(content);
				const out = await unpacked({ bytes: packed, path: 'a', name: 'feed' });
				expect(Buffer.compare(Buffer.from(out.bytes), Buffer.from(content))).toBe(0);
				const cut = packed.subarray(0, Math.max(4, at % packed.length));
				await expect(unpacked({ bytes: cut, path: 'a', name: 'feed' })).rejects.toThrow(ProblemError);
			}),
			{ seed: 1, numRuns: 60 },
		);
	});
});

describe('SITE-5 encodings', () => {
	const text = 'make,Modèle,€\n';
	test.each<[string, Buffer, string | undefined]>([
		['UTF-8', Buffer.from(text), undefined],
		['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), undefined],
		['UTF-16 big-endian with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), 'windows-1252'],
		['UTF-16 as configured', Buffer.from(text, 'utf16le'), 'utf-16le'],
		['Latin-9 as configured', Buffer.from(text.replace('€', '\xa4'), 'latin1'), 'iso-8859-15'],
		['Windows-1252 by guess', Buffer.from(text.replace('€', '\x80'), 'latin1'), undefined],
	])('SITE-5 reads %s', (_title, bytes, encoding) => {
		expect(decodeFeed(bytes, 'feed', encoding)).toBe(text);
	});

	test('SITE-5 UTF-16 without a mark says what to set', async () => {
		expect(await messageOf(read(Buffer.from(csv, 'utf16le'), 'a.csv'))).toBe(
			'feed: found bytes that are not text, expected a text, or a gzip or zip file with one. For UTF-16 without a byte order mark set stock_feed.encoding to utf-16le or utf-16be.',
		);
	});
});
