import { readFileSync } from 'node:fs';
import { writeWhole } from '../disk/write-whole.ts';
import type { TenantReport } from '../report/build-report.ts';
import type { OwnFileNotes } from './own-file-notes.ts';
import type { PublishedNotes } from './published-files.ts';

/** What a build says of a tenant for as long as nothing changes. */
type LastingReport = Pick<
	TenantReport,
	'name' | 'look' | 'cars' | 'stock' | 'adFeeds' | 'warnings' | 'notes' | 'bytes'
>;

/** A build of a tenant that went through: what it started with, what it left, and what it said. */
export type LastBuild = {
	/** Hash of its {@link Inputs}. */
	inputs: string;
	ownFiles: OwnFileNotes;
	published: PublishedNotes;
	/** The moment that it was built for, and the first at which the clock alone may change the site, in Unix seconds. */
	holds: { from: number; until: number };
	pages: number;
	report: LastingReport;
};

type Stored = LastBuild & { version: number };

/** 3: what asks nobody to act is a note, and feeds for advertisers say why cars are left out. */
const version = 3;

/** The tenant's last build; null where none is noted or the note cannot be read. */
export function readLastBuild(file: string): LastBuild | null {
	try {
		const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored | null;
		return stored?.version === version ? stored : null;
	} catch {
		// None yet, or cut short by a power cut: the next build looks at everything.
		return null;
	}
}

/** Notes a build. Only its owner may read the file: warnings may quote a config that holds more than the site shows. */
export function writeLastBuild(file: string, build: LastBuild): void {
	const stored: Stored = { version, ...build };
	writeWhole(file, JSON.stringify(stored), { mode: 0o600, sync: false });
}
