import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idFile } from '../publish/plan/intact.ts';
import { fileStamps, filesWith, writtenFiles } from './files.ts';
import { benchNow, carToChange, changeOnePrice, makeTenant } from './fleet.ts';
import { runAstroBuild, runBuild } from './run.ts';
import { type Result, ratio, seconds } from './table.ts';

/** The search's index, its pointer, and what the site remembers of its stock: they change with every car. */
const isStock = (file: string): boolean => /^stock(?:\.json$|-index\/|-record\.json$)/.test(file);

/** A tenant of 1,000 cars: a price changes, then nothing does, against Astro's own build of it. */
export function benchOneChange(dir: string): Result[] {
	const tenants = join(dir, 'one');
	const site = join(dir, 'one-out', 'thousand');
	const feed = makeTenant(tenants, 'thousand', 1000);
	const of = { tenantsDir: tenants, slug: 'thousand', now: benchNow };
	const args = ['thousand', '--tenants', tenants, '--out', join(dir, 'one-out')];
	const text = readFileSync(feed, 'utf8');
	const car = carToChange(text);
	const path = `/cars/${car.slug}/`;
	runBuild(args);
	// A few dollars: every list draws how many cars there are at which price, in steps of thousands.
	const changes = [1, 2, 3, 4, 5].map((more) => {
		const price = car.price + more;
		const slow = runAstroBuild({ ...of, out: join(dir, `one-astro-${price}`) }).ms;
		const shown = filesWith(site, path);
		const before = fileStamps(site);
		writeFileSync(feed, changeOnePrice(text, price));
		const { ms } = runBuild(args);
		const written = writtenFiles(before, fileStamps(site)).filter((file) => file !== idFile && !isStock(file));
		const shows = filesWith(site, path);
		return { slow, fast: ms, written, idle: written.filter((file) => !shown.has(file) && !shows.has(file)) };
	});
	const before = fileStamps(site);
	const still = runBuild(args);
	const touched = writtenFiles(before, fileStamps(site)).length;
	const pages = still.report.tenants[0]?.pages;
	return [
		ratio('one changed car of 1,000: `astro build` of the tenant against our build', {
			rounds: changes,
			goal: 15,
		}),
		{
			what: 'one changed car of 1,000: files written',
			measured: `${changes[0]?.written.length}, of which ${changes[0]?.idle.length} do not show the car`,
			goal: 'only pages that show the car',
			holds: changes.every(({ written, idle }) => written.length > 0 && idle.length === 0),
		},
		{
			what: 'nothing changed: pages rendered, files touched',
			measured: `${pages?.rendered}, ${touched}, in ${seconds(still.ms)}`,
			goal: '0, 0',
			holds: pages?.rendered === 0 && touched === 0,
		},
	];
}
