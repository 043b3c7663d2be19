import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Identified, pairCars } from '../../src/domain/stock/same-car.ts';
import { readRecord, stockRecordPath } from '../../src/stock/feed/stock-record.ts';
import { publishedFile, tenantDirs } from '../publish/paths.ts';
import { idFile } from '../publish/plan/intact.ts';

/** What a published site says of itself; `site` is null if nothing is published, `cars` if their number is unknown. */
export type SiteFacts = { site: string | null; cars: readonly Identified[] | null };

/** Reads it; what was read before is used again while the site is the same. */
export function createSiteReader(out: string): (slug: string) => SiteFacts {
	const known = new Map<string, SiteFacts>();
	return (slug) => {
		const { published } = tenantDirs(out, slug);
		const site = textOf(join(published, idFile))?.trim() ?? null;
		const kept = known.get(slug);
		if (kept && kept.site === site) return kept;
		const facts = { site, cars: carsOf(join(published, publishedFile(stockRecordPath)), slug) };
		known.set(slug, facts);
		return facts;
	};
}

/** How many cars a site has that the one before did not have, and the other way round; null where that cannot be told. */
export function carsInAndOut(before: SiteFacts, after: SiteFacts): { in: number | null; out: number | null } {
	if (!before.cars || !after.cars) return { in: null, out: null };
	const same = pairCars(before.cars, after.cars).size;
	return { in: after.cars.length - same, out: before.cars.length - same };
}

function carsOf(file: string, slug: string): readonly Identified[] | null {
	const text = textOf(file);
	if (text === null) return null;
	const read = readRecord(text, slug);
	return read.ok ? read.record.history.cars : null;
}

const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);
