import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { photoHostsFile } from '../../src/site/pictures/photo-hosts.ts';

/** What Netlify reads after the build command, for this deploy alone. */
const configFile = join('.netlify', 'v1', 'config.json');

/**
 * Lets Netlify's image service fetch photos from the hosts that the built site in the folder `published` names, and from
 * no others. Returns the hosts. `project` is the folder that is deployed from.
 */
export function allowPhotoHosts(published: string, project: string): string[] {
	if (!existsSync(join(published, 'index.html'))) throw new Error(`${published} is not a built site.`);
	const file = join(published, photoHostsFile);
	const hosts = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
	const target = join(project, configFile);
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, `${JSON.stringify({ images: { remote_images: hosts.map(photoHostPattern) } }, null, '\t')}\n`);
	return hosts;
}

/** Netlify takes regular expressions, which must match an address from its start. */
export const photoHostPattern = (host: string): string => `^https?://${host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/.*`;
