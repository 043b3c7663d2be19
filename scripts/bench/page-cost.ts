import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packEntries } from '../program/program.mjs';
import { projectDir } from '../publish/paths.ts';
import { carWork } from './car-work.ts';
import { benchNow, makeTenant } from './fleet.ts';
import { carView } from './page-cost/car-view.ts';
import { cpuSeconds } from './page-cost/cpu-seconds.ts';
import { eleventySite } from './page-cost/eleventy.ts';
import { findEleventy, findHugo } from './page-cost/find-builders.ts';
import { hugoSite } from './page-cost/hugo.ts';
import type { Drawn, OtherBuilder } from './page-cost/other-builder.ts';
import { pageBytes } from './page-cost/page-bytes.ts';
import { type Costs, rateRows, sizeRow } from './page-cost/rates.ts';
import { siteView } from './page-cost/view.ts';
import type { Result } from './table.ts';

/** Pages of cars, and how often all builders take their turns: `FORECOURT_BENCH_PAGES`, `FORECOURT_BENCH_ROUNDS`. */
const usual = { pages: 2_500, rounds: 5 };
const quickly = { pages: 300, rounds: 1 };

/**
 * What the page of a car costs here, in Eleventy and in Hugo, where these are installed: the same page in about the same
 * parts, in seconds of the processor, in turns. The others are handed what a page shows; here it is worked out as well.
 */
export async function benchPageCost(dir: string, quick: boolean): Promise<Result[]> {
	const { pages, rounds } = quick ? quickly : usual;
	const cars = Number(process.env['FORECOURT_BENCH_PAGES'] ?? pages);
	process.env['FORECOURT_NOW'] ??= String(benchNow);
	process.env['NODE_ENV'] = 'production';
	const tenants = join(dir, 'cost');
	makeTenant(tenants, 'cost', cars);
	const all = { forecourt: await ourSite(tenants, join(dir, 'cost-out')), ...(await others(dir, tenants)) };
	const bytes: Record<string, number> = {};
	const taken: Costs[] = [];
	for (let round = 0; round < Number(process.env['FORECOURT_BENCH_ROUNDS'] ?? rounds); round++) {
		const costs: Costs = {};
		for (const [name, builder] of Object.entries(all)) {
			costs[name] = costOf(builder);
			bytes[name] ??= pageBytes(builder.output);
		}
		taken.push(costs);
	}
	return [...rateRows(taken, cars), sizeRow(bytes, cars)];
}

async function others(dir: string, tenants: string): Promise<Record<string, OtherBuilder>> {
	const { site, pages } = await carWork(tenants, join(dir, 'cost-views'));
	const drawn: Drawn = { site: siteView(site), cars: pages.map((page) => carView(site, page)) };
	const [eleventyDir, hugoDir] = [join(dir, 'eleventy'), join(dir, 'hugo')];
	for (const folder of [eleventyDir, hugoDir]) mkdirSync(folder, { recursive: true });
	const eleventy = findEleventy(eleventyDir);
	const hugo = findHugo();
	return {
		...(eleventy && { eleventy: eleventySite(eleventyDir, eleventy, drawn) }),
		...(hugo && { hugo: hugoSite(hugoDir, drawn) }),
	};
}

/** Our own site, packed as the build is. */
async function ourSite(tenants: string, out: string): Promise<OtherBuilder> {
	const program = join(projectDir, '.forecourt', 'bench');
	await packEntries(program, { 'our-pages': join(import.meta.dirname, 'page-cost', 'our-pages.ts') });
	const start = join(import.meta.dirname, 'page-cost', 'start-our-pages.mjs');
	let runs = 0;
	const run = (mode: string) => [
		process.execPath,
		start,
		program,
		mode,
		tenants,
		`${out}-${mode === 'whole' ? runs++ : mode}`,
	];
	return {
		output: join(`${out}-0`, 'cost'),
		cwd: projectDir,
		whole: () => run('whole'),
		drawing: () => run('drawing'),
		empty: () => run('empty'),
	};
}

function costOf(builder: OtherBuilder): Costs[string] {
	const seconds = (command: readonly string[]) => cpuSeconds(command, builder.cwd);
	return {
		whole: seconds(builder.whole()),
		drawing: seconds(builder.drawing()) - seconds(builder.empty()),
	};
}
