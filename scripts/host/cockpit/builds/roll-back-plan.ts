import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, stockRecordPath } from '../../../../src/stock/feed/stock-record.ts';
import { comparable } from '../../../deploy/deploy-tenant.ts';
import { folderTarget } from '../../../deploy/folder/folder-target.ts';
import { ReleaseStore } from '../../../deploy/folder/release-store.ts';
import { type Difference, differenceOf } from '../../../deploy/site/difference.ts';
import { earlierRelease, type Release } from '../../../deploy/site/release.ts';
import { publishedFile } from '../../../publish/paths.ts';

/** A price that the rollback brings back, in dollars; null where a car has none. */
export type PriceChange = { slug: string; now: number | null; then: number | null };

/** What a rollback would do. `difference`: null where this machine does not know the files of both releases. */
export type RollBackPlan = {
	live: Release;
	to: Release;
	difference: Difference | null;
	prices: PriceChange[];
};

/** Says what bringing a release back undoes, and changes nothing. Rejects with an Error in words where it cannot be brought back. */
export async function planRollBack(out: string, slug: string, id: string): Promise<RollBackPlan> {
	const target = folderTarget(slug, { root: out, keep: Number.MAX_SAFE_INTEGER });
	const live = await target.live();
	if (!live) throw new Error('Nothing is live, so there is nothing to roll back.');
	const to = earlierRelease(await target.releases(), live, id);
	const isKnown = Object.keys(live.files).length > 0 && Object.keys(to.files).length > 0;
	const difference = isKnown ? differenceOf(comparable(live), comparable(to)) : null;
	return { live, to, difference, prices: priceChanges(pricesIn(out, live), pricesIn(out, to)) };
}

type Prices = ReadonlyMap<string, number | null>;

/** The prices on the pages of a release, by car; none where its record of the stock cannot be read. */
function pricesIn(out: string, { id, slug }: Release): Prices {
	const site = join(new ReleaseStore(join(out, slug)).place(id), 'site');
	const file = join(site, publishedFile(stockRecordPath));
	const read = existsSync(file) ? readRecord(readFileSync(file, 'utf8'), slug) : null;
	const cars = read?.ok ? read.record.history.cars : [];
	return new Map(cars.map((car) => [car.slug, car.prices.at(-1)?.price ?? null]));
}

function priceChanges(live: Prices, earlier: Prices): PriceChange[] {
	return [...live].flatMap(([slug, now]) => {
		const then = earlier.get(slug);
		return then === undefined || then === now ? [] : [{ slug, now, then }];
	});
}
