import { createHash } from 'node:crypto';
import { contentHash } from '../program/content-hash.mjs';

/** What the bundle is made from; a change of any of these files makes another bundle. */
const inputs = ['src', 'public', 'scripts/astro', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

/** Names the bundle of a project by the contents of all that it is made from, and by the Node that makes it. */
export function bundleId(project: string): string {
	return createHash('sha256')
		.update(`${process.versions.node} ${contentHash(project, inputs)}`)
		.digest('hex')
		.slice(0, 16);
}
