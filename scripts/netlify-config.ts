import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { photoHostsFile } from '../src/site/pictures/photo-hosts.ts';

/**
 * `node scripts/netlify-config.ts <published folder>`: lets Netlify's image service fetch the photos of the hosts that the
 * built site names, and of no others. netlify.toml is one file for all dealers; what Netlify reads after the build command
 * from `.netlify/v1/config.json` is this deploy's own.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [published = ''] = positionals;
if (positionals.length !== 1 || !existsSync(join(published, 'index.html'))) {
	process.stderr.write('Usage: node scripts/netlify-config.ts <folder of a built site, such as dist/motorama>\n');
	process.exit(1);
}
const target = join('.netlify', 'v1', 'config.json');
const hosts = readHosts(join(published, photoHostsFile));
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, `${JSON.stringify({ images: { remote_images: hosts.map(patternOf) } }, null, '\t')}\n`);
process.stdout.write(`${target}: photos of ${hosts.length > 0 ? hosts.join(', ') : 'the site itself only'}\n`);

function readHosts(file: string): string[] {
	return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Netlify takes regular expressions, which must match an address from its start. */
function patternOf(host: string): string {
	return `^https?://${host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/.*`;
}
