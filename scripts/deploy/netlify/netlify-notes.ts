import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../publish/disk/write-whole.ts';
import { type Release, readRelease } from '../site/release.ts';
import type { DeployAnswer } from './answers.ts';

/** A note of a big site has a megabyte. */
const mostNotes = 20;

/** The notes of a tenant's deploys to Netlify that were made from this machine. */
export class NetlifyNotes {
	readonly #dir: string;

	constructor(work: string) {
		this.#dir = join(work, 'netlify');
	}

	/** File that remembers a deploy while it goes on. */
	get resume(): string {
		return join(this.#dir, 'unfinished.json');
	}

	read(id: string): Release | null {
		const file = join(this.#dir, `${id}.json`);
		return existsSync(file) ? readRelease(readFileSync(file, 'utf8')) : null;
	}

	/** Keeps a note, and drops the oldest where there are many. */
	write(release: Release): void {
		writeWhole(join(this.#dir, `${release.id}.json`), `${JSON.stringify(release)}\n`);
		const oldest = this.all()
			.toSorted((one, other) => other.deployedAt - one.deployedAt)
			.slice(mostNotes);
		for (const { id } of oldest) rmSync(join(this.#dir, `${id}.json`), { force: true });
	}

	all(): Release[] {
		const names = existsSync(this.#dir) ? readdirSync(this.#dir) : [];
		return names.flatMap((name) => this.read(name.replace(/\.json$/, '')) ?? []);
	}
}

/** A deploy of which only Netlify knows: another machine made it, or Netlify itself. */
export function unknownRelease(slug: string, deploy: DeployAnswer): Release {
	const at = Math.floor(Date.parse(deploy.published_at ?? deploy.created_at ?? '') / 1000) || 0;
	return {
		id: deploy.id,
		slug,
		kind: deploy.draft || (deploy.context && deploy.context !== 'production') ? 'preview' : 'release',
		build: '',
		builtAt: at,
		deployedAt: at,
		by: deploy.title || 'another machine',
		pages: 0,
		cars: [],
		files: {},
		functions: {},
		undone: [],
		host: {},
		...(deploy.state === 'ready' ? {} : { failed: deploy.error_message || deploy.state || 'not ready' }),
	};
}
