import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInsideSite } from '../../../../../src/domain/addresses/page-path.ts';
import { picturesOf } from '../form/pictures.ts';
import { withoutScripts } from './share-changed.ts';

type Around = { tenantsDir: string; out: string; slug: string; clientDir: string };

/**
 * A page as a picture of itself: without scripts, its styles within it, and pictures that are not published yet from the tenant's
 * folder. All else is asked of the published site, whose address is written in when it is shown.
 */
export function stillPage(html: string, around: Around): string {
	const still = withoutScripts(html).replaceAll(
		/<link rel="stylesheet" href="([^"]+)"[^>]*>/g,
		(link, href: string) => {
			const file = clientFile(around.clientDir, href);
			return file ? `<style>${file.toString('utf8')}</style>` : link;
		},
	);
	return withNewPictures(withFiles(still, around), around);
}

/** What the bundle has at an address; null for none. */
function clientFile(dir: string, address: string): Buffer | null {
	const path = address.replace(/^\//, '').replace(/[?#].*/, '');
	const file = join(dir, path);
	return isInsideSite(path) && existsSync(file) ? readFileSync(file) : null;
}

/** Browsers take fonts and drawings in parts from a page's own host only: the operators' pages have them, too. */
const withFiles = (html: string, { slug }: Around): string =>
	html.replaceAll('/_astro/', `%host%/tenants/${slug}/config/built/`).replaceAll(' autofocus', '');

function withNewPictures(html: string, { tenantsDir, out, slug }: Around): string {
	const fresh = picturesOf(tenantsDir, slug).filter((address) => !existsSync(join(out, slug, address)));
	return fresh.reduce((text, address) => {
		const named = new RegExp(
			`(src|srcset)="[^"]*(?:${escaped(address)}|${escaped(encodeURIComponent(address))})[^"]*"`,
			'g',
		);
		return text.replaceAll(named, `$1="${pictureOnHost(slug, address)}"`);
	}, html);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `%host%` is written over when the page is shown. */
const pictureOnHost = (slug: string, address: string): string =>
	`%host%/tenants/${slug}/config/picture/?path=${encodeURIComponent(address)}`;

/** A still page where it is shown: `site` and `host` are the addresses of the published site and of the operators' pages. */
export const placedPage = (html: string, { site, host }: { site: string; host: string }): string =>
	html.replace('<head>', `<head><base href="${site}" target="_blank">`).replaceAll('%host%', host);
