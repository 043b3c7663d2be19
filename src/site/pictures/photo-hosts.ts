import { pageSubjects } from '../../domain/words/page-subject.ts';
import type { Site } from '../site.ts';
import { isPrivateHost } from './private-address.ts';
import { ownTexts } from './used-files.ts';

/**
 * Where the site says whose photos its image service may fetch: a host a line. It is published with the site, so that what
 * is deployed and what it allows are always of one build; nothing links to it.
 */
export const photoHostsFile = 'photo-hosts.txt';

/** The hosts of a site's photos, in order, each with the number of photos that it has there. */
export function photoHosts(site: Site): ReadonlyMap<string, number> {
	const hosts = counted.get(site) ?? countHosts(site);
	counted.set(site, hosts);
	return hosts;
}

/** A site has half a million addresses of photos where it has 16,000 cars. */
const counted = new WeakMap<Site, ReadonlyMap<string, number>>();

function countHosts(site: Site): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	const count = (url: string | undefined): void => {
		const host = url && hostOf(url);
		if (host) counts.set(host, (counts.get(host) ?? 0) + 1);
	};
	for (const slug of site.slugs()) {
		const { images = [], thumbnails = [], primary_image_url: primary } = site.car(slug) ?? {};
		for (const { image } of images) count(image.url);
		for (const { image } of thumbnails) count(image.url);
		if (primary !== images[0]?.image.url) count(primary);
	}
	for (const { slug } of site.gone()) count(site.pastCar(slug)?.image ?? undefined);
	for (const url of new Set(pictureUrls([site.config, ...ownTexts(site)], false))) count(url);
	return new Map([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The file as it is published; none where no host has photos of the site. Only hosts of the public internet are allowed in it. */
export function photoHostsText(site: Site): [file: string, text: string][] {
	const hosts = [...photoHosts(site).keys()].filter((host) => !isPrivateHost(host));
	return hosts.length === 0 ? [] : [[photoHostsFile, hosts.map((host) => `${host}\n`).join('')]];
}

const pictureKeys = new Set([
	'image',
	'logo',
	'footer_logo',
	'icon',
	'image_narrow',
	'thumb',
	'social_image',
	'poster',
	'src',
	// Keys of head_pictures.
	...pageSubjects,
]);

/** The addresses under keys that name pictures, `{ image: { url } }` among them, and those in the image service's own addresses. */
function* pictureUrls(value: unknown, isPicture: boolean): Generator<string> {
	if (typeof value === 'string') {
		if (isPicture) yield value;
		for (const [, url = ''] of value.matchAll(/\/\.netlify\/images\?url=([^&"\s]+)/g)) yield decodeURIComponent(url);
	} else if (typeof value === 'object' && value !== null) {
		for (const [key, child] of Object.entries(value)) {
			const isOfPicture = isPicture && (key === 'url' || Array.isArray(value));
			yield* pictureUrls(child, pictureKeys.has(key) || isOfPicture);
		}
	}
}

const known = new Map<string, string | null>();

/** The host of an address, with its port where it names one. Thousands of photos have the same one. */
function hostOf(url: string): string | null {
	const start = /^https?:\/\/[^/?#]+/i.exec(url)?.[0];
	if (start === undefined) return null;
	const host = known.get(start) ?? (URL.canParse(start) ? new URL(start).host : null);
	known.set(start, host);
	return host;
}
