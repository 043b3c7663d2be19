import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secondsPerDay } from '../../src/domain/hours/days.ts';
import { noContent } from '../../src/site/content/content.ts';
import { holdsUntil } from '../../src/site/holds-until.ts';
import { newKnownAnswers } from '../../src/site/known-answers.ts';
import { openSite } from '../../src/site/open-site.ts';
import type { Site } from '../../src/site/site.ts';
import { makeCar, makeConfig, testNow } from '../support/make-site.ts';

const configs = [makeConfig(), makeConfig({ card: { compare: true }, garage_enabled: true })];
const stock = [0, 1, 2].map((count) => [
	makeCar({ slug: 'a', created_at_timestamp: testNow - (6 + count) * secondsPerDay, price: 20_000 + count }),
	makeCar({ slug: 'b', available_from_timestamp: testNow + count * secondsPerDay }),
]);

/** What is said of a site's cars. */
const told = (site: Site): string =>
	JSON.stringify([
		site.slugs().map((slug) => [site.card(slug), site.availability(slug)]),
		site.savedCars(),
		site.comparedCars(),
		site.sitemap(),
	]);

test('what was said of cars before is said again only where config, car and clock allow', () => {
	const build = fc.record({
		config: fc.constantFrom(...configs),
		cars: fc.constantFrom(...stock),
		// Now and then a clock goes back.
		hours: fc.integer({ min: -30, max: 80 }),
	});
	fc.assert(
		fc.property(fc.array(build, { maxLength: 6 }), (builds) => {
			const known = newKnownAnswers();
			for (const { config, cars, hours } of builds) {
				const now = testNow + hours * 3_600;
				const snapshot = { slug: 'test-motors', config, cars, css: '', now };
				const until = holdsUntil({ config, content: noContent, cars }, now);
				expect(told(openSite(snapshot, { known, until }))).toBe(told(openSite(snapshot)));
			}
		}),
		{ seed: 7, numRuns: 100 },
	);
});
