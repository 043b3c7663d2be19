import { expect, test } from 'vitest';
import { isWithoutBuilder, waitingNotice } from '../../scripts/host/cockpit/waiting-notice.ts';

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
	const notice = (withoutBuilder: boolean): string =>
		String(waitingNotice({ slug: 'acme', status: status as never, busyWith: null, withoutBuilder, operator, now }));
	expect(notice(true)).toContain('no builder is running');
	expect(notice(false)).toContain('One that is running takes it within seconds.');
});
