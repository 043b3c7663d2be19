import type { FrozenSite } from './site/frozen-site.ts';
import type { Release } from './site/release.ts';
import type { SiteFiles } from './site/site-files.ts';

/** What is deployed: a checked site and the functions, packed, that answer its calls. */
export type Payload = {
	site: FrozenSite;
	/** Folder of packed functions with their hashes; null for a deploy without functions. */
	functions: { dir: string; files: SiteFiles } | null;
	/** The tenant's site.json, which functions read. */
	siteFile: string;
	/** What the release's note says of the functions: their files and, where the target carries it, site.json. */
	declared: SiteFiles;
	by: string;
	/** Unix seconds. */
	at: number;
};

export type Deployed = {
	release: Release;
	/** Where it can be opened; null where the target does not know. */
	address: string | null;
	/** The folder that its files are in, on this machine. */
	folder?: string;
};

/** Something that serves the sites of one tenant and keeps earlier ones. All but `releases` and `live` need its lock. */
export type Target = {
	/** For people: `folder /srv/forecourt/motorama`. */
	name: string;
	/** File of the lock that keeps two deployers apart. */
	lock: string;
	/** Whether site.json is a part of what is deployed, so that a change of it alone is a change. */
	carriesSiteFile: boolean;
	/** The release that visitors see; null before the first. */
	live: () => Promise<Release | null>;
	/** The address that visitors use, where the target knows it. */
	address?: () => Promise<string | null>;
	/** Newest first, previews too. */
	releases: () => Promise<Release[]>;
	put: (payload: Payload, preview: boolean) => Promise<Deployed>;
	/** Brings the contents of `to` back. */
	rollBack: (to: Release, live: Release, by: Pick<Payload, 'by' | 'at'>) => Promise<Deployed & { warning?: string }>;
	/** Takes back a release that failed its verification: `before` is live again. */
	undo: (failed: Release, before: Release, why: string) => Promise<void>;
	/** Stops serving the tenant. Returns what was done and how to bring it back. */
	takeDown: () => Promise<string>;
};
