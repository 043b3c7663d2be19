import { expect, test } from 'vitest';
import { PageCounter } from '../../scripts/publish/page-counter.ts';
import type { BuildPages } from '../../src/contract/rebuild.ts';
import { makeBuild } from '../support/make-build.ts';

function counted() {
	const heard: BuildPages[] = [];
	const clock = { now: 0 };
	return {
		heard,
		clock,
		counter: new PageCounter((pages) => heard.push(pages), { clock: () => clock.now }),
	};
}

test('SITE-16 pages are counted one by one and told four times a second', () => {
	const { heard, clock, counter } = counted();
	counter.begin(1_000);
	for (let page = 1; page <= 1_000; page++) {
		clock.now = page;
		counter.add();
	}
	expect(heard.map(({ drawn, of }) => [drawn, of])).toEqual([250, 500, 750, 1_000].map((drawn) => [drawn, 1_000]));
	clock.now = 2_000;
	counter.publishing();
	expect(heard.at(-1)).toEqual({ step: 'publishing', drawn: 1_000, of: 1_000 });
});

test('SITE-16 a build that is over in a quarter of a second is told nobody', () => {
	const { heard, clock, counter } = counted();
	counter.begin(2);
	clock.now = 249;
	counter.add();
	counter.extend(1);
	counter.publishing();
	expect(heard).toEqual([]);
});

test('SITE-16 a site that is begun again without a broken car counts from the start', () => {
	const { heard, clock, counter } = counted();
	counter.begin(10);
	counter.add();
	clock.now = 300;
	counter.begin(9);
	expect(heard).toEqual([{ step: 'drawing', drawn: 0, of: 9 }]);
});

test('SITE-16 a tenant that several processes draw is counted as one', async () => {
	const { run } = makeBuild({ a: { cars: Array.from({ length: 60 }, () => ({})) } });
	const heard: BuildPages[] = [];
	const onPages = (slug: string, pages: BuildPages): void => {
		expect(slug).toBe('a');
		heard.push(pages);
	};
	const { tenants } = await run(Date.UTC(2026, 5, 15) / 1000, {
		sharing: { processes: 2, pagesPerProcess: 40 },
		onPages,
		pagesEveryMs: 0,
	});
	const rendered = tenants[0]?.pages.rendered ?? 0;
	const drawn = heard.map((pages) => pages.drawn);
	expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
	expect(heard.at(-1)).toEqual({ step: 'publishing', drawn: rendered, of: rendered });
	for (const { drawn, of } of heard) {
		expect(drawn).toBeLessThanOrEqual(of);
		expect(of).toBeLessThanOrEqual(rendered);
	}
});
