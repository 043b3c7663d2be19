import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { photoHostsFile } from '../../src/site/pictures/photo-hosts.ts';
import { isPrivateHost } from '../../src/site/pictures/private-address.ts';
import type { Car } from '../../src/stock/car/car.ts';
import { tenantDirs } from '../publish/paths.ts';
import { fault, type Look, ok, type Said, warning } from './look.ts';
import { probe } from './probe.ts';

/** Hosts of photos that are asked: more than that no dealer has. */
const mostHosts = 5;

/** Asks each host of the cars' photos for one photo, and says which hosts the published site does not allow yet. */
export async function checkPhotos({ tenant, out, timeoutMs }: Look, cars: readonly Car[]): Promise<Said[]> {
	const byHost = onePerHost(cars);
	if (byHost.size === 0) return [ok('none is on another host')];
	const allowed = allowedHosts(tenantDirs(out, tenant.slug).published);
	const asked = await Promise.all(
		[...byHost].slice(0, mostHosts).map(async ([host, url]): Promise<Said> => {
			if (isPrivateHost(host)) {
				return fault(`${host} is not on the public internet, so its photos are never shown. Use a public host.`);
			}
			const answer = await probe(url, { method: 'HEAD', timeoutMs });
			if ('why' in answer) return fault(`${host}: ${answer.why}. Cars show no photos from it.`);
			// Some hosts know no HEAD: they are there all the same.
			if (answer.status < 400 || answer.status === 405 || answer.status === 501) return ok(`${host} answers`);
			return warning(`${host} answered ${answer.status} to ${url.pathname}. Does the feed name photos that are gone?`);
		}),
	);
	const fresh = allowed ? [...byHost.keys()].filter((host) => !allowed.has(host)) : [];
	const build = `The published site does not show them. Build and publish it: npm run build -- ${tenant.slug}`;
	return [...asked, ...fresh.map((host) => warning(`${host} has photos, but is new since the last build. ${build}`))];
}

function onePerHost(cars: readonly Car[]): Map<string, URL> {
	const found = new Map<string, URL>();
	for (const { images = [], primary_image_url: primary } of cars) {
		for (const url of [primary, ...images.map(({ image }) => image.url)]) {
			if (!url || !/^https?:/i.test(url) || !URL.canParse(url)) continue;
			const parsed = new URL(url);
			if (!found.has(parsed.host)) found.set(parsed.host, parsed);
		}
	}
	return found;
}

/** The hosts that the published site names; null where it is not on this machine. */
function allowedHosts(published: string): ReadonlySet<string> | null {
	if (!existsSync(join(published, 'index.html'))) return null;
	const file = join(published, photoHostsFile);
	return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
}
