import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyticsEvents } from '../../../src/domain/leads/analytics-events.ts';
import { eventWays } from '../../e2e/support/event-ways.ts';

const text = readFileSync('src/client/analytics/README.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d+) \| `([a-z-]+)` \| (.+) \|$/gm)].map(([, id, name, when]) => ({
	id,
	name,
	when,
}));

test('USER-7 the README says of every event when it is counted', () => {
	const events = Object.entries(analyticsEvents).map(([id, name]) => ({ id, name }));
	expect(rows.map(({ id, name }) => ({ id, name }))).toEqual(events);
});

test('USER-7 the README says of each event what makes it happen in the browser’s test', () => {
	const words = { category: /^lead/, counted: /^by the/, button: /counts_as/ } as const;
	for (const { id, when } of rows) {
		const way = eventWays[Number(id) as keyof typeof eventWays];
		const [kind] = Object.keys(way);
		const said = words[kind as keyof typeof words];
		if (said) expect(`${id} ${when?.match(said)?.[0]}`).not.toContain('undefined');
		if ('page' in way) expect(`${id} ${when}`).not.toMatch(/lead|by the|click/);
	}
});
