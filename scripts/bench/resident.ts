import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openResident, type Resident } from '../publish/resident/open-resident.ts';
import { benchNow, changeOnePrice, makeTenant } from './fleet.ts';
import { median, runAstroBuild } from './run.ts';
import { type Result, ratio } from './table.ts';

const slug = 'resident';
/** Changes before the first that counts: a process that has built for a while is what a resident builder is. */
const warmUps = 20;
const rounds = 5;
/** Changes beside each of Astro's builds. */
const changesPerRound = 9;

/** A tenant of 1,000 cars and a resident builder: one price changes, against Astro's own build of the tenant. */
export async function benchResident(dir: string): Promise<Result[]> {
	const tenantsDir = join(dir, 'resident');
	const feed = makeTenant(tenantsDir, slug, 1000);
	const change = priceChanger(feed);
	const resident = await openResident({ tenantsDir, out: join(dir, 'resident-out') });
	try {
		for (let count = 0; count < warmUps; count++) await timeOne(resident, change);
		const measured: { slow: number; all: number[] }[] = [];
		for (let round = 0; round < rounds; round++) {
			const out = join(dir, `resident-astro-${round}`);
			const slow = runAstroBuild({ tenantsDir, slug, out, now: benchNow }).ms;
			const all: number[] = [];
			for (let count = 0; count < changesPerRound; count++) all.push(await timeOne(resident, change));
			measured.push({ slow, all });
		}
		return resultsOf(measured);
	} finally {
		await resident.close();
	}
}

function resultsOf(measured: readonly { slow: number; all: number[] }[]): Result[] {
	const middle = median(measured.flatMap(({ all }) => all));
	return [
		ratio('resident builder, one changed car of 1,000: `astro build` of the tenant against trigger to published', {
			rounds: measured.map(({ slow, all }) => ({ slow, fast: median(all) })),
			goal: 60,
		}),
		{
			what: 'the same in milliseconds, the middle case',
			measured: `${Math.round(middle)} ms`,
			goal: '≤ 150 ms',
			holds: middle <= 150,
		},
	];
}

/** Changes one price in the feed, another one each time. */
function priceChanger(feed: string): () => void {
	const text = readFileSync(feed, 'utf8');
	let price = 30_000;
	return () => writeFileSync(feed, changeOnePrice(text, ++price));
}

/** Milliseconds from the trigger until the site is published and its state kept. */
async function timeOne(resident: Resident, change: () => void): Promise<number> {
	change();
	const from = performance.now();
	const report = await resident.build(slug, { now: benchNow });
	const ms = performance.now() - from;
	if (!report.ok) throw new Error(JSON.stringify(report.problems));
	return ms;
}
