import { describe, expect, test } from 'vitest';
import { buildOf, followRequest } from '../../../scripts/trigger/follow.ts';
import { readTriggerOptions } from '../../../scripts/trigger/options.ts';
import type { BuildAnswer, BuildPages, RebuildStatus } from '../../../src/contract/rebuild.ts';

const build = (id: string, over: Partial<BuildAnswer>): BuildAnswer => ({
	id,
	requests: [],
	by: '',
	why: '',
	triggers: 1,
	builder: 'x',
	started_at: '2026-06-15T00:00:00.000Z',
	finished_at: '2026-06-15T00:00:01.000Z',
	duration_ms: 1_000,
	outcome: 'published',
	error: null,
	facts: null,
	...over,
});
const status = (...builds: BuildAnswer[]): RebuildStatus => ({
	slug: 'plain',
	state: 'idle',
	place: null,
	waiting: [],
	progress: null,
	builds,
});

describe('SITE-16 the build that ends a request', () => {
	test('is the one that includes it, and not one whose builder died', () => {
		const lost = build('1', { requests: ['r'], outcome: 'lost' });
		expect(buildOf(status(build('2', { requests: ['other'] }), lost), 'r')).toBeNull();
		expect(buildOf(status(build('3', { requests: ['r'], outcome: null, finished_at: null }), lost), 'r')).toBeNull();
		expect(buildOf(status(build('4', { requests: ['r'] }), lost), 'r')?.id).toBe('4');
	});

	test('is the first one after it was handed over to the host', () => {
		const handed = build('1', { requests: ['r'], outcome: 'handed_over' });
		const earlier = build('0', { started_at: '2026-06-14T23:00:00.000Z' });
		expect(buildOf(status(handed, earlier), 'r')).toBeNull();
		const first = build('2', { started_at: '2026-06-15T00:01:00.000Z' });
		const second = build('3', { started_at: '2026-06-15T00:02:00.000Z' });
		expect(buildOf(status(second, first, handed, earlier), 'r')?.id).toBe('2');
	});
});

describe('SITE-16 following a request', () => {
	const at = (drawn: number, step: BuildPages['step'] = 'drawing'): RebuildStatus => ({
		...status(build('1', { requests: ['r'], outcome: null, finished_at: null, duration_ms: null })),
		state: 'building',
		progress: { step, drawn, of: 1_000, builder: 'x', started_at: '', told_at: '' },
	});
	const follow = async (looks: RebuildStatus[], waitMs: number) => {
		const told: string[] = [];
		const desk = { pollMs: 0, status: async () => (looks.length > 1 ? looks.shift() : looks[0]) ?? status() };
		const tell = (text: string): void => void told.push(text);
		return { told, ...(await followRequest(desk, { slug: 'plain', id: 'r', waitMs, tell })) };
	};

	test('a tenth of the pages further is told once', async () => {
		const looks = [at(10), at(20), at(250), at(260), at(1_000, 'publishing'), status(build('1', { requests: ['r'] }))];
		expect(await follow(looks, 9_000)).toMatchObject({
			ok: true,
			told: [
				'plain: 10 of 1,000 pages drawn',
				'plain: 250 of 1,000 pages drawn',
				'plain: 1,000 of 1,000 pages drawn, publishing',
			],
		});
	});

	test('whoever gives up says how far it was', async () => {
		const { ok, text } = await follow([at(40)], 20);
		expect(ok).toBe(false);
		expect(text).toContain('x is building it, 40 of 1,000 pages drawn');
	});
});

describe('npm run trigger', () => {
	test.each<[string[], RegExp]>([
		[[], /^Name tenants, or --all\.\nUsage: npm run trigger/],
		[['a', '--all'], /^Name tenants, or --all/],
		[['a', '--minutes', '0'], /^--minutes: found "0"/],
		[['a', '--wiat'], /^Unknown option '--wiat'/],
	])('%j is refused in words', (args, says) => {
		expect(() => readTriggerOptions(args)).toThrow(says);
	});

	test('names a tenant once', () => {
		expect(readTriggerOptions(['a', 'b', 'a']).slugs).toEqual(['a', 'b']);
	});
});
