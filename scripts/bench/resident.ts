import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openResident, type Resident } from '../publish/resident/open-resident.ts';
import { benchNow, carToChange, changeOnePrice, makeTenant } from './fleet.ts';
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
		const measured: Measured[] = [];
		for (let round = 0; round < rounds; round++) {
			const out = join(dir, `resident-astro-${round}`);
			const slow = runAstroBuild({ tenantsDir, slug, out, now: benchNow }).ms;
			const all: Change[] = [];
			for (let count = 0; count < changesPerRound; count++) all.push(await timeOne(resident, change));
			measured.push({ slow, all });
		}
		return resultsOf(measured);
	} finally {
		await resident.close();
	}
}

/** Milliseconds from the trigger until the site is in place, and until the build has ended: the next one may begin. */
type Change = { placed: number; ended: number };
type Measured = { slow: number; all: Change[] };

function resultsOf(measured: readonly Measured[]): Result[] {
	const changes = measured.flatMap(({ all }) => all);
	const [middle, ended] = [median(changes.map(({ placed }) => placed)), median(changes.map((one) => one.ended))];
	return [
		ratio('resident builder, one changed car of 1,000: `astro build` of the tenant against trigger to site in place', {
			rounds: measured.map(({ slow, all }) => ({ slow, fast: median(all.map(({ placed }) => placed)) })),
			goal: 60,
		}),
		{
			what: 'the same in milliseconds, the middle case',
			measured: `${Math.round(middle)} ms, and ${Math.round(ended)} ms until all is kept for the next build`,
			goal: '≤ 150 ms',
			holds: middle <= 150,
		},
	];
}

/** Changes one price in the feed, another one each time. */
function priceChanger(feed: string): () => void {
	const text = readFileSync(feed, 'utf8');
	let { price } = carToChange(text);
	return () => writeFileSync(feed, changeOnePrice(text, ++price));
}

/** Changes a price and has the site built. */
async function timeOne(resident: Resident, change: () => void): Promise<Change> {
	change();
	const from = Date.now();
	const report = await resident.build(slug, { now: benchNow });
	const ended = Date.now() - from;
	if (!report.ok || !report.publishedAt) throw new Error(JSON.stringify(report.problems));
	return { placed: Date.parse(report.publishedAt) - from, ended };
}
