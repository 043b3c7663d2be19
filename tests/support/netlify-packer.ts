import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addToZip } from '../../scripts/deploy/netlify/add-to-zip.ts';
import { listFiles } from '../../scripts/publish/disk/list-files.ts';

/** An archive without a file. */
export const emptyZip = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);

/** Stands for Netlify's packer, which is fetched when it is needed: archives and manifest of the same form. */
export async function packAsNetlify(from: string, to: string): Promise<void> {
	const names = listFiles(from).map((file) => file.replace(/\.mjs$/, ''));
	for (const name of names) {
		writeFileSync(join(to, `${name}.zip`), addToZip(emptyZip, `${name}.mjs`, readFileSync(join(from, `${name}.mjs`))));
	}
	const functions = names.map((name) => ({
		name,
		runtime: 'js',
		runtimeVersion: 'nodejs24.x',
		invocationMode: 'stream',
		region: 'syd',
		...(name === 'deliver' ? { schedule: '* * * * *' } : { routes: [{ pattern: `/api/${name}`, methods: ['GET'] }] }),
	}));
	writeFileSync(join(to, 'manifest.json'), JSON.stringify({ functions }));
}
