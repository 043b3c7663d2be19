import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vehiclePath } from '../../../src/domain/addresses/vehicle-path.ts';
import { hasPhone } from '../../../src/site/cars/dealer.ts';
import { modelsWithoutPage } from '../../../src/site/pages/kinds/model.ts';
import { photoHosts, photoHostsFile } from '../../../src/site/pictures/photo-hosts.ts';
import { isPrivateHost } from '../../../src/site/pictures/private-address.ts';
import type { Site } from '../../../src/site/site.ts';
import { carLabel } from '../../../src/stock/feed/normalise.ts';
import { digestStock, groupNotes, leftOutLine, type StockDigest } from '../../../src/stock/feed/report-text.ts';
import type { SitePlan } from '../plan/plan.ts';
import type { Pulled } from '../read/pull.ts';
import type { RenderResult } from '../render/render-pages.ts';
import type { PageCount, StepTimes, TenantReport } from './build-report.ts';
import { builtFrom } from './built-from.ts';
import { tenantLook } from './tenant-look.ts';

const noPages: PageCount = { cars: 0, others: 0, examples: [] };

/** The report of a tenant before anything was done for it. */
export function emptyReport(slug: string): TenantReport {
	return {
		slug,
		name: slug,
		ok: true,
		published: false,
		configFile: null,
		commit: builtFrom(),
		look: null,
		pages: { rendered: 0, reused: 0, removed: 0, written: 0 },
		changes: { fresh: noPages, changed: noPages, gone: noPages },
		cars: { listed: 0, leftOut: 0 },
		stock: null,
		adFeeds: [],
		newPhotoHosts: [],
		warnings: [],
		notes: [],
		problems: [],
		endedAt: new Date().toISOString(),
		feedAsOf: null,
		timesMs: { pull: 0, plan: 0, render: 0, publish: 0, total: 0 },
		bytes: 0,
		peakMemory: 0,
	};
}

/** Notes what was pulled: name, look, stock and its warnings. */
export function describePulled(report: TenantReport, { snapshot, stock, warnings, notes, signs }: Pulled): void {
	report.feedAsOf = feedMoment(signs.asOf);
	const { config } = snapshot;
	report.name = config.name;
	report.look = tenantLook(config);
	report.warnings.push(...warnings);
	report.notes.push(...notes);
	describeStock(report, { snapshot, stock });
}

/** Of Unix seconds, ISO time. */
export const feedMoment = (asOf: number | undefined): string | null =>
	asOf === undefined ? null : new Date(asOf * 1000).toISOString();

/** Notes what became of the stock. Cars that were left out for their pages' sake are a warning each kind. */
export function describeStock(report: TenantReport, { snapshot, stock }: Pick<Pulled, 'snapshot' | 'stock'>): void {
	const before = report.stock?.leftOut.length ?? stock.leftOut.length;
	for (const group of groupNotes(stock.leftOut.slice(before))) {
		const cars = group.examples.map(({ car }) => car).join(', ');
		report.warnings.push(`${leftOutLine(group)} (${cars})`);
	}
	report.cars = { listed: snapshot.cars.length, leftOut: stock.leftOut.length };
	const digest = digestStock(stock);
	report.stock = { ...digest, carPages: carPages(snapshot, digest) };
}

/** The pages of the cars that the groups of notes name, by the names that they have there. */
function carPages(
	{ config, cars }: Pulled['snapshot'],
	{ repaired, warnings, notes }: StockDigest,
): Record<string, string> {
	const groups = [...repaired, ...warnings, ...notes];
	const named = new Set(groups.flatMap(({ examples, more }) => [...examples.map(({ car }) => car), ...more]));
	const pages = cars.flatMap((car) => {
		const label = carLabel(car);
		return named.has(label) ? [[label, vehiclePath(config.template, car.slug)]] : [];
	});
	return Object.fromEntries(pages);
}

/** The hosts of photos that the published site names; `isFirst` where there is no such site yet. */
type PublishedHosts = { known: ReadonlySet<string>; isFirst: boolean };

/** The hosts that the site names which is published now. */
export function publishedHosts(published: string): PublishedHosts {
	const file = join(published, photoHostsFile);
	const known = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
	return { known, isFirst: !existsSync(published) };
}

/**
 * Notes the hosts of photos that the published site has not named yet: a warning where there is such a site, since photos
 * seldom move. Notes those that no site may name, too.
 */
export function describePhotoHosts(report: TenantReport, site: Site, { known, isFirst }: PublishedHosts): void {
	for (const [host, photos] of photoHosts(site)) {
		if (isPrivateHost(host)) {
			const hint = 'is not on the public internet, so visitors cannot see them. Put them on a public host.';
			report.warnings.push(`photos: ${photos} from ${host}, which ${hint}`);
		} else if (!known.has(host)) {
			report.newPhotoHosts.push({ host, photos });
			if (!isFirst) report.warnings.push(newHostWarning({ host, photos }));
		}
	}
}

/** Said once of a host of photos: in the build that publishes the first of them. */
export const newHostWarning = ({ host, photos }: TenantReport['newPhotoHosts'][number]): string =>
	`photos: ${photos} from ${host}, which is new for this site, which may show them from now on. If it is not the dealer’s, correct the feed.`;

/** Notes the models without a page: it would have the address of another page, so the model leads to the search (ROUTE-17). */
export function describeModels(report: TenantReport, site: Pick<Site, 'config'>): void {
	const whatToDo = 'is the address of another page. Give the model an override_url.';
	report.warnings.push(
		...modelsWithoutPage(site).map((slug) => `models: "${slug}" has no page: /${slug}/ ${whatToDo}`),
	);
}

/** Notes the cars that nobody can ring about: neither their place nor the site has a phone number (CAR-2). */
export function describePhones(report: TenantReport, site: Pick<Site, 'config' | 'slugs' | 'car'>): void {
	const without = site.slugs().filter((slug) => {
		const car = site.car(slug);
		return car && !hasPhone(site.config, car);
	});
	if (without.length === 0) return;
	const some = without.slice(0, 3).join(', ');
	const whatToDo = 'Give the site a "phone", or the location one in contact_detail.phone.';
	report.warnings.push(
		`stock: ${without.length} × no phone number to show (${some}${without.length > 3 ? ', …' : ''}). ${whatToDo}`,
	);
}

/** Notes what became of the pages. */
export function describePublished(report: TenantReport, plan: SitePlan, { pages }: RenderResult): void {
	report.pages = {
		rendered: plan.render.length,
		reused: plan.reuse.length,
		removed: plan.removed.length,
		written: pages.filter(([, , written]) => written).length,
	};
}

/** Runs a step and adds its milliseconds to the report. */
export function stopwatch(times: TenantReport['timesMs']) {
	const started = performance.now();
	return async <T>(step: keyof StepTimes, run: () => T | Promise<T>): Promise<T> => {
		const from = performance.now();
		try {
			return await run();
		} finally {
			times[step] += performance.now() - from;
			times.total = performance.now() - started;
		}
	};
}
