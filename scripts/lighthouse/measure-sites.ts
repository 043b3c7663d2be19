import { join } from 'node:path';
import type { SiteConfig } from '../../src/config/site.ts';
import { keyPages } from '../screenshots/key-pages.ts';
import { figuresOf, middleRun } from './figures.ts';
import { measurePage } from './measure.ts';
import type { LighthouseOptions } from './options.ts';
import type { MeasuredRow } from './table.ts';

export type Measured = { runs: number; version: string; benchmarkIndex: number; rows: MeasuredRow[] };

type Sites = readonly { slug: string; site: SiteConfig }[];
type Measuring = Pick<LighthouseOptions, 'out' | 'runs' | 'pages'> & { executablePath: string; port: number };

/** Measures the pages of the sites, one after another, and says each on the way. */
export async function measureSites(sites: Sites, options: Measuring): Promise<Measured> {
	const measured: Measured = { runs: options.runs, version: '', benchmarkIndex: Number.POSITIVE_INFINITY, rows: [] };
	for (const { slug, site } of sites) {
		for (const { name, path } of keyPages(site, join(options.out, slug), options.pages)) {
			const url = `http://${slug}.localhost:${options.port}${path}`;
			const results = await measurePage(url, { ...options, isDemo: site.demo });
			const row = { slug, page: name, path, ...middleRun(results.map(figuresOf)) };
			measured.rows.push(row);
			measured.version = results[0]?.lighthouseVersion ?? measured.version;
			const indexes = results.map(({ environment }) => environment.benchmarkIndex);
			measured.benchmarkIndex = Math.min(measured.benchmarkIndex, ...indexes);
			const { performance, lcpMs, cls, tbtMs } = row;
			process.stderr.write(`${slug} ${name}: ${performance}, LCP ${lcpMs} ms, CLS ${cls}, TBT ${tbtMs} ms\n`);
		}
	}
	return measured;
}
