import { expect, test } from 'vitest';
import { stockChart } from '../../scripts/host/cockpit/tenant/stock-chart.ts';
import type { BuildAnswer, BuildOutcome } from '../../src/contract/rebuild.ts';
import { facts } from './cockpit.ts';

const now = Date.parse('2026-06-15T02:00:00Z');
const clock = { now, zone: 'Australia/Sydney' };

/** A build of so many days ago, after which the site had so many cars. */
const build = (days: number, listed: number, outcome: BuildOutcome = 'published'): BuildAnswer => ({
	...{
		id: `${days}`,
		builder: 'b',
		by: 'feed',
		why: '',
		requests: [],
		triggers: 1,
		error: null,
		outcome,
		duration_ms: 900,
	},
	started_at: new Date(now - days * 86_400_000).toISOString(),
	finished_at: new Date(now - days * 86_400_000 + 900).toISOString(),
	facts: { ...facts, cars: { ...facts.cars, listed } },
});

test('SITE-16 cars on the site over time: releases only, from the oldest to the newest', () => {
	const text = String(stockChart([build(0, 52), build(1, 9, 'failed'), build(2, 50), build(4, 40)], clock));
	expect(text).toContain('aria-label="Cars on the site after the last 3 releases: from 40 to 52."');
	expect(text).toContain('<polyline points="0.0,83.3 200.0,27.8 400.0,16.7"/>');
	expect(text).toContain('<title>11 June 2026, 12:00 AEST: 40 cars</title>');
	expect(text).toMatch(/52 cars now, 12 more than <time [^>]*>4 days ago/);
});

test('SITE-16 two releases are no line yet', () => {
	expect(String(stockChart([build(0, 52), build(2, 50)], clock))).toBe('');
});

test('SITE-16 builds of one day make no chart of cars', () => {
	expect(`${stockChart([build(0.3, 40), build(0.2, 41), build(0.1, 42)], clock)}`).toBe('');
});
