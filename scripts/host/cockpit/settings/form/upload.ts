import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { slugify } from '../../../../../src/domain/addresses/slug.ts';
import { writeWhole } from '../../../../publish/disk/write-whole.ts';

/** Bytes of a picture. */
export const mostBytes = 5_000_000;

/** A picture that was kept, by its address; or why not. */
export type Uploaded = { ok: true; address: string } | { ok: false; fault: string };

/** Keeps a picture in a tenant's assets folder, under a safe name that no other picture has. */
export async function keepPicture(tenantDir: string, file: File): Promise<Uploaded> {
	if (file.size === 0) return { ok: false, fault: 'Choose a picture first.' };
	if (file.size > mostBytes) return { ok: false, fault: 'This picture has more than 5 MB. Make it smaller first.' };
	const body = Buffer.from(await file.arrayBuffer());
	const type = await typeOf(body);
	if (type === null)
		return { ok: false, fault: 'This is no picture that the site can show: use PNG, JPEG, WebP or SVG.' };
	if (type === 'svg' && !isStillSvg(body.toString('utf8')))
		return { ok: false, fault: 'This SVG holds scripts or parts of other sites. Save it as a plain SVG or as PNG.' };
	const folder = join(tenantDir, 'assets');
	mkdirSync(folder, { recursive: true });
	const name = freeName(folder, {
		base: slugify(file.name.slice(0, -extname(file.name).length || undefined)) || 'picture',
		type,
		body,
	});
	if (!existsSync(join(folder, name))) writeWhole(join(folder, name), body);
	return { ok: true, address: `/assets/${name}` };
}

/** The name; with a number where another picture has it. The same picture is there once. */
function freeName(folder: string, { base, type, body }: { base: string; type: string; body: Buffer }): string {
	for (let count = 1; ; count++) {
		const name = `${base.slice(0, 60)}${count > 1 ? `-${count}` : ''}.${type}`;
		const path = join(folder, name);
		if (!existsSync(path) || readFileSync(path).equals(body)) return name;
	}
}

const extensions: Readonly<Record<string, string>> = { png: 'png', jpeg: 'jpg', webp: 'webp', svg: 'svg' };

/** What it is by its bytes, whatever its name says; null for anything else. */
async function typeOf(body: Buffer): Promise<string | null> {
	try {
		const { format } = await sharp(body).metadata();
		return extensions[format] ?? null;
	} catch {
		// It is no picture, or a broken one.
		return null;
	}
}

/** Whether a drawing runs nothing, asks no other site for anything and names no entities. */
export const isStillSvg = (text: string): boolean =>
	!/<(?:[\w-]+:)?(?:script|foreignobject|iframe|embed|object|animate|set|handler|style[^>]*>[^<]*@import)\b|<!(?:doctype|entity)|<\?xml-stylesheet|[\s"'/]on\w+\s*=|(?:java|vb)script\s*:|(?:href|src)\s*=\s*["']?\s*(?!#|["']?\s*#|data:image\/(?:png|jpeg|webp);)[^\s"'>]|url\(\s*["']?(?!#|data:image\/(?:png|jpeg|webp);|["']?#)[^\s"')]|\0|encoding\s*=\s*["'](?!utf-8)/i.test(
		text,
	);
