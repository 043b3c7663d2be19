import { expect, test } from 'vitest';
import { idleNotice, isWithoutBuilder, waitingNotice } from '../../scripts/host/cockpit/builds/waiting-notice.ts';

const now = 1_000_000;
const figures = (waitingSince: number | null, buildingSince: number | null = null) => ({ waitingSince, buildingSince });

test.each([
	['a request that has waited for long', [figures(now - 60_000)], true],
	['one that has just come', [figures(now - 1_000)], false],
	['a build that runs', [figures(now - 60_000), figures(null, now - 5_000)], false],
	['nothing asked for', [figures(null)], false],
])('SITE-16 whether a builder runs, of %s', (_, all, isWithout) => {
	expect(isWithoutBuilder(all, now)).toBe(isWithout);
});

test('SITE-16 a rebuild that was just asked for says at once that no builder runs where the fleet knows it', () => {
	const waiting = [{ id: '1', by: 'operator', why: '', triggers: 1, asked_at: new Date(now).toISOString() }];
	const status = { slug: 'acme', state: 'waiting', place: 1, progress: null, waiting, builds: [] } as const;
	const operator = { token: 't', signedIn: true } as never;
	const notice = (withoutBuilder: boolean, lastBuilt: number | null = null): string =>
		String(
			waitingNotice({
				slug: 'acme',
				status: status as never,
				busyWith: null,
				withoutBuilder,
				lastBuilt,
				operator,
				now,
				pending: lastBuilt ? 2 : 0,
			}),
		);
	// What to do is in plain words; the command is folded, for whoever it is for.
	expect(notice(true)).toMatch(
		/no builder is running\.<\/strong> Ask whoever runs the platform to start the builder\./,
	);
	expect(notice(true)).toMatch(/<details class="by-hand"><summary>[^<]*<\/summary><p>[^<]*<code>npm run builder/);
	expect(notice(false)).toContain('None has been seen here yet. If it runs, it takes this one within seconds.');
	const seen = notice(false, now - 7_200_000);
	expect(seen).toMatch(/The last build ended .*2 h/);
	expect(seen).toContain('It publishes <a href="/tenants/acme/config/#pending">2 saved changes</a>.');
});

test('SITE-16 above all sites the same: what happens and who starts it, the command folded', () => {
	const notice = String(idleNotice([{ untakenSince: now - 60_000, lastGood: now - 90_000 }], now));
	expect(notice).toMatch(
		/1 rebuild waits, requested .*Ask whoever runs the platform to start the builder\..*<details/s,
	);
	expect(notice.indexOf('npm run builder')).toBeGreaterThan(notice.indexOf('<details'));
});

test('SITE-16 builds that have ended since a rebuild was asked for were none of the queue', () => {
	const rows = [
		{ untakenSince: now - 60_000, lastGood: null },
		{ untakenSince: null, lastGood: now - 30_000 },
	];
	const notice = String(idleNotice(rows, now));
	expect(notice).not.toContain('No builder is running');
	expect(notice).not.toContain('The sites stay as they are');
	expect(notice).toMatch(
		/No builder takes the rebuilds that wait\..*Builds have ended since, the last .*started by hand/s,
	);
});
