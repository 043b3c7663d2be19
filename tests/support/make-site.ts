import type { Capabilities } from '../../src/config/capabilities.ts';
import { parseSite } from '../../src/config/parse.ts';
import { formatProblem } from '../../src/config/problem.ts';
import type { SiteConfig, SiteInput } from '../../src/config/site.ts';
import { openSite } from '../../src/site/open-site.ts';
import type { Site } from '../../src/site/site.ts';
import type { Car } from '../../src/stock/car/car.ts';
import { normaliseStock } from '../../src/stock/feed/normalise.ts';

/** Monday 15 June 2026, noon in Sydney. */
export const testNow = Date.UTC(2026, 5, 15, 2) / 1000;

/** A valid config, with what the test sets. */
export function makeConfig(set: Partial<SiteInput> = {}): SiteConfig {
	const input: SiteInput = {
		slug: 'test-motors',
		name: 'Test Motors',
		url: 'https://test-motors.example',
		stock_feed: { type: 'sample' },
		...set,
	};
	const parsed = parseSite(input, { file: 'site.json', strict: true });
	if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join('\n'));
	return parsed.site;
}

/** A car as it comes out of a feed, with what the test sets. */
export function makeCar(set: Record<string, unknown> = {}): Car {
	const raw = {
		make: 'Kia',
		model: 'Rio',
		year: 2021,
		stocknum: 'K1',
		status: 'in_stock',
		car_type: 'used',
		show_on_dealer_website: true,
		...set,
	};
	const { cars, report } = normaliseStock([{ record: 1, raw }], { now: testNow, assumeListed: false });
	const [car] = cars;
	if (!car) throw new Error(JSON.stringify(report.leftOut));
	return car;
}

/** A platform on which everything works: what proves who is let through a gate. */
export const everythingWorks: Capabilities = { deposits: true, accounts: true };

/** A site with these cars; a used one and a new one where the test does not care. */
export function makeSite(set: Partial<SiteInput> = {}, cars?: Car[], can?: Capabilities): Site {
	const stock = cars ?? [makeCar(), makeCar({ stocknum: 'K2', car_type: 'new' })];
	return openSite({
		slug: 'test-motors',
		config: makeConfig(set),
		cars: stock,
		css: '',
		now: testNow,
		...(can && { can }),
	});
}
