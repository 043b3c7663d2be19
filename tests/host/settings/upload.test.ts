import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { warningFor } from '../../../scripts/host/cockpit/settings/form/picture-facts.ts';
import { isStillSvg, keepPicture } from '../../../scripts/host/cockpit/settings/form/upload.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-upload-'));
afterAll(() => rmSync(dir, { recursive: true }));

const colour = (background: string) =>
	sharp({ create: { width: 8, height: 4, channels: 3, background } })
		.png()
		.toBuffer();
const fileOf = (name: string, body: Uint8Array | string): File => new File([body as never], name);

test('SITE-3 a picture is kept in the assets folder by a safe name, once, and never over another', async () => {
	const [red, blue] = await Promise.all([colour('red'), colour('blue')]);
	const keep = (name: string, body: Uint8Array) => keepPicture(dir, fileOf(name, body));
	expect(await keep('../../My Logo (1).JPG', red)).toEqual({ ok: true, address: '/assets/my-logo-1.png' });
	expect(await keep('My Logo (1).png', red)).toEqual({ ok: true, address: '/assets/my-logo-1.png' });
	expect(await keep('My Logo (1).png', blue)).toEqual({ ok: true, address: '/assets/my-logo-1-2.png' });
	expect(readdirSync(join(dir, 'assets'))).toEqual(['my-logo-1-2.png', 'my-logo-1.png']);
	expect(await keepPicture(dir, fileOf('a.png', 'words'))).toMatchObject({ ok: false });
	expect(await keepPicture(dir, fileOf('a.png', ''))).toMatchObject({ fault: 'Choose a picture first.' });
	expect(await keepPicture(dir, fileOf('a.png', new Uint8Array(5_000_001)))).toMatchObject({ ok: false });
});

test('SITE-3 a drawing that runs or fetches something is refused', () => {
	const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
	for (const inner of [
		'<path d="M0 0h1"/><use href="#a"/>',
		'<rect fill="url(#g)"/><image href="data:image/png;base64,aaaa"/>',
		`<rect fill='url("#g")'/>`,
	])
		expect(isStillSvg(svg(inner))).toBe(true);
	for (const inner of [
		'<script>alert(1)</script>',
		'<svg:script/>',
		'<rect onload="x()"/>',
		'<a href="javascript:x()"/>',
		'<a xlink:href="&#106;avascript:x()"/>',
		'<image href="https://other.example/x.png"/>',
		'<rect fill="url(https://other.example/x)"/>',
		'<foreignObject/>',
		'<!DOCTYPE svg>',
		'a\0',
	])
		expect(isStillSvg(svg(inner)), inner).toBe(false);
});

test('SITE-3 a photo as a logo and an icon that is not square are warned of', () => {
	const photo = { width: 1600, height: 1200, format: 'jpeg', bytes: 400_000 };
	expect(warningFor('footer_logo', photo)).toContain('looks like a photo');
	expect(warningFor('icon', photo)).toContain('An icon is square');
	expect(warningFor('image', photo)).toBe('');
	expect(warningFor('logo', { width: 600, height: 200, format: 'png', bytes: 9_000 })).toBe('');
});
