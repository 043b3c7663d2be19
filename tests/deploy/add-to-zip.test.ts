import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { addToZip } from '../../scripts/deploy/netlify/add-to-zip.ts';
import { emptyZip } from '../support/netlify-packer.ts';

/** What an archive's directory says, with the bytes that stand where it says. */
function entries(zip: Buffer) {
	const end = zip.length - 22;
	let at = zip.readUInt32LE(end + 16);
	return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
		expect(zip.readUInt32LE(at)).toBe(0x02014b50);
		const [crc, size, nameLength, local] = [
			zip.readUInt32LE(at + 16),
			zip.readUInt32LE(at + 24),
			zip.readUInt16LE(at + 28),
			zip.readUInt32LE(at + 42),
		];
		expect(zip.readUInt32LE(local)).toBe(0x04034b50);
		const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
		const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
		const content = zip.subarray(start, start + size);
		expect(crc).toBe(crc32(content));
		at += 46 + nameLength;
		return [name, content.toString()];
	});
}

test('files added to an archive are in its directory and where that says; the same files give the same bytes', () => {
	const add = () =>
		addToZip(
			addToZip(emptyZip, 'captcha.mjs', Buffer.from('run()')),
			'tenants/motors/site.json',
			Buffer.from('{"name":"Büro"}'),
		);
	expect(entries(add())).toEqual([
		['captcha.mjs', 'run()'],
		['tenants/motors/site.json', '{"name":"Büro"}'],
	]);
	expect(add().equals(add())).toBe(true);
});

test('what is not an archive of this form is refused', () => {
	expect(() => addToZip(Buffer.from('not a zip at all, far from it'), 'a', emptyZip)).toThrow('not a ZIP archive');
	expect(() => addToZip(Buffer.concat([Buffer.from('junk'), emptyZip]), 'a', emptyZip)).toThrow('another form');
});
