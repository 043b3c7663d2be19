import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { html } from 'hono/html';
import type { Html } from '../../../page-frame.ts';
import { pictureAddress } from './leaf-field.ts';

const types: Readonly<Record<string, string>> = {
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.jpeg': 'image/jpeg',
	'.webp': 'image/webp',
	'.avif': 'image/avif',
	'.gif': 'image/gif',
};

/** Pictures that are offered. */
const mostOffered = 80;

/** The addresses of a tenant's own pictures, `/assets/logo.svg`, in the order of their names. */
export function picturesOf(tenantsDir: string, slug: string): string[] {
	try {
		return readdirSync(join(tenantsDir, slug, 'assets'), { recursive: true, encoding: 'utf8' })
			.filter((file) => Object.hasOwn(types, extname(file).toLowerCase()))
			.map((file) => `/assets/${file.split(sep).join('/')}`)
			.sort();
	} catch {
		// The tenant has no pictures of its own.
		return [];
	}
}

/** One of them, by its address; null for anything else. */
export function readPicture(tenantsDir: string, slug: string, address: string): { type: string; body: Buffer } | null {
	if (!picturesOf(tenantsDir, slug).includes(address)) return null;
	const file = resolve(tenantsDir, slug, address.slice(1));
	return { type: types[extname(file).toLowerCase()] ?? '', body: readFileSync(file) };
}

/** The field with which one is uploaded for a field, by its name, and what came of it. */
export const uploadField = (name: string, said: Html | '' = ''): Html =>
	html`<div class="upload"><label for="file-${name}">Upload a picture</label><input type="file" id="file-${name}" name="file-${name}" accept="image/png,image/jpeg,image/webp,image/svg+xml,.svg" data-upload><button name="act" value="upload:${name}" data-part>Upload</button><span class="quiet">PNG, JPEG, WebP or SVG, up to 5 MB</span>${said}</div>`;

/** The pictures that can be chosen for a field, by its name: each is a button. */
export function pictureChoice(all: readonly string[], name: string): Html {
	if (all.length === 0) return html`<p class="quiet">This site has no pictures yet.</p>`;
	const choice = (address: string): Html =>
		html`<li><button name="act" value="set:${name}=${address}" data-part><img src="${pictureAddress(address)}" alt="" loading="lazy"><span>${address.replace('/assets/', '')}</span></button></li>`;
	const more =
		all.length > mostOffered
			? html`<p class="quiet">The first ${mostOffered} of ${all.length}: type the path of another.</p>`
			: '';
	return html`<ul class="pictures" aria-label="Pictures of the site">${all.slice(0, mostOffered).map(choice)}</ul>${more}`;
}
