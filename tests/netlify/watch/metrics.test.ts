import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertLead } from '../../../netlify/leads/store/lead-rows.ts';
import { insertOutbox } from '../../../netlify/leads/store/outbox.ts';
import { prometheusText } from '../../../netlify/watch/prometheus-text.ts';
import { engines } from '../../support/databases.ts';
import { makeLead } from '../delivery/parcel.ts';
import { type Served, serveFunctions } from '../served.ts';
import { emptyHistory } from './history-table.ts';

const token = 'a-token-of-at-least-32-characters';
const minute = 60_000;

/** The values of a text by name and labels. Throws for a line that the format does not have. */
function readFigures(text: string): Map<string, number> {
	const values = new Map<string, number>();
	const types = new Map<string, string>();
	for (const line of text.split('\n').slice(0, -1)) {
		const [, word, name = '', rest = ''] = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/.exec(line) ?? [];
		if (word === 'TYPE' && types.has(name)) throw new Error(`Two types of ${name}.`);
		if (word === 'TYPE') types.set(name, rest);
		if (word) continue;
		const sample = /^([a-zA-Z_:][\w:]*)((?:\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\n"])*",?)+\})?) (\S+)$/.exec(line);
		if (!sample?.[1] || !types.has(sample[1])) throw new Error(`Not a line of the format: ${line}`);
		values.set(`${sample[1]}${sample[2]}`, Number(sample[3]));
	}
	expect(text.endsWith('\n')).toBe(true);
	return values;
}

describe.each(engines)('GET /metrics on $name', (engine) => {
	let served: Served;
	beforeAll(async () => {
		served = await serveFunctions(engine, { env: { FORECOURT_METRICS_TOKEN: token } });
	});
	afterAll(async () => {
		delete process.env['FORECOURT_METRICS_TOKEN'];
		await served.stop();
	});
	beforeEach(async () => {
		process.env['FORECOURT_METRICS_TOKEN'] = token;
		await served.db.deleteFrom('leads').execute();
		await served.db.deleteFrom('delivery_lanes').execute();
	});
	const ask = (headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
		served.ask('GET', '/metrics', { headers });
	const figures = async () => readFigures(String((await ask()).json['text']));

	/** A lead of `plain` that came some minutes ago. */
	async function store(minutesAgo: number, over: Parameters<typeof makeLead>[1] = {}) {
		const time = Date.now() - minutesAgo * minute;
		const times = { created_at: time, updated_at: time, completed_at: time };
		const stored = makeLead({ name: 'Ann Example' }, { id: randomUUID(), ...times, ...over });
		await insertLead(served.db, stored);
		return stored;
	}

	test('is there for the token alone, as the text format', async () => {
		const { status, headers } = await ask();
		expect([status, headers['content-type'], headers['cache-control']]).toEqual([
			200,
			'text/plain; version=0.0.4; charset=utf-8',
			'no-store',
		]);
		for (const authorization of ['', 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`]) {
			expect((await ask({ authorization })).status).toBe(404);
		}
		process.env['FORECOURT_METRICS_TOKEN'] = 'too short';
		expect((await ask({ authorization: 'Bearer too short' })).status).toBe(404);
		delete process.env['FORECOURT_METRICS_TOKEN'];
		expect((await ask({ authorization: 'Bearer undefined' })).status).toBe(404);
	});

	test('leads by tenant and form: a form that the site does not have is "other", one of yesterday is not counted', async () => {
		await store(5, { form: 'enquiry' });
		await store(6, { form: 'enquiry' });
		await store(7, { form: 'Ann "Example"\n' });
		await store(8, { form: 'another' });
		await store(9, { form: null });
		await store(25 * 60, { form: 'enquiry', opened_at: Date.now() });
		const read = await figures();
		const taken = (form: string) => read.get(`forecourt_leads_taken_last_day{tenant="plain",form="${form}"}`);
		expect(['enquiry', 'other', 'none'].map(taken)).toEqual([2, 2, 1]);
		expect([...read.keys()].join()).not.toContain('Ann');
	});

	test('leads that nobody opened in time, by the minutes of their tenant', async () => {
		await store(121);
		await store(300);
		await store(300, { opened_at: Date.now() });
		await store(300, { status: 'incomplete', completed_at: null });
		await store(119);
		expect((await figures()).get('forecourt_leads_overdue{tenant="plain"}')).toBe(2);
	});

	test('deliveries by kind and outcome, what waits, what was given up, lanes in trouble', async () => {
		const now = Date.now();
		const old = await store(30);
		await insertOutbox(served.db, old, { destinations: ['mail', 'gone'], now: now - 30 * minute });
		const fresh = await store(1);
		await insertOutbox(served.db, fresh, { destinations: ['mail'], now });
		const [row] = await served.db.selectFrom('outbox').selectAll().where('destination', '=', 'gone').execute();
		await served.db.updateTable('outbox').set({ state: 'dead' }).where('destination', '=', 'gone').execute();
		for (const outcome of ['retry', 'retry', 'dead'] as const) {
			const times = { started_at: now - minute, finished_at: now - minute };
			const attempt = { status: 500, error: null, attempt: 1, outcome, ...times };
			const { lead_id, tenant, version, id } = row ?? { lead_id: '', tenant: '', version: 1, id: '' };
			await served.db
				.insertInto('deliveries')
				.values({ id: randomUUID(), outbox_id: id, lead_id, tenant, version, destination: 'mail', ...attempt })
				.execute();
		}
		await served.db
			.updateTable('delivery_lanes')
			.set({ trouble: 'blocked' })
			.where('destination', '=', 'mail')
			.execute();
		const read = await figures();
		const value = (name: string, labels = '') => read.get(`forecourt_${name}{tenant="plain"${labels}}`);
		expect(value('deliveries_last_day', ',kind="adf_mail",outcome="retry"')).toBe(2);
		expect(value('deliveries_last_day', ',kind="adf_mail",outcome="dead"')).toBe(1);
		expect([value('outbox_pending'), value('outbox_overdue'), value('outbox_dead')]).toEqual([2, 1, 1]);
		expect(value('outbox_oldest_pending_age_seconds')).toBeGreaterThanOrEqual(1_800);
		expect(value('delivery_lanes_in_trouble', ',trouble="blocked"')).toBe(1);
	});

	test('a deploy of one site shows its own tenant alone', async () => {
		await store(5);
		await store(5, { tenant: 'everything' });
		process.env['TENANT'] = 'everything';
		const read = await figures();
		delete process.env['TENANT'];
		expect([...read.keys()].filter((name) => name.includes('plain'))).toEqual([]);
		expect(read.get('forecourt_leads_taken_last_day{tenant="everything",form="none"}')).toBe(1);
	});

	test('builds, their time and the queue', async () => {
		const insert = await emptyHistory(served.db);
		const ended = Date.now() - minute;
		await insert.build({ tenant: 'plain', started_at: ended - 2_000, finished_at: ended, outcome: 'published' });
		await insert.build({ tenant: 'plain', started_at: ended - 500, finished_at: ended, outcome: 'published' });
		await insert.build({ tenant: 'plain', started_at: ended - 100, finished_at: ended, outcome: 'failed' });
		await insert.request({ tenant: 'plain', asked_at: ended });
		const read = await figures();
		const value = (name: string, labels = '') => read.get(`forecourt_${name}{tenant="plain"${labels}}`);
		expect(value('builds_last_day', ',outcome="published"')).toBe(2);
		expect(value('builds_last_day_seconds', ',outcome="published"')).toBe(2.5);
		expect(value('builds_last_day_longest_seconds', ',outcome="published"')).toBe(2);
		expect(value('builds_last_day', ',outcome="failed"')).toBe(1);
		expect(value('build_last_good_timestamp_seconds')).toBe(ended / 1000);
		expect(value('rebuild_queue_length')).toBe(1);
	});
});

test('the text format: escapes, and what is not a number', () => {
	const labels = { tenant: 'a"b\\c\nd' };
	const figure = { name: 'x_seconds', help: 'Line\nand \\.', samples: [{ labels, value: 0.5 }] };
	expect(prometheusText([figure])).toBe(
		'# HELP x_seconds Line\\nand \\\\.\n# TYPE x_seconds gauge\nx_seconds{tenant="a\\"b\\\\c\\nd"} 0.5\n',
	);
	const odd = [Number.NaN, Infinity, -Infinity].map((value) => ({ labels: {}, value }));
	expect(prometheusText([{ name: 'y', help: 'Y.', samples: odd }])).toContain('y NaN\ny +Inf\ny -Inf\n');
});
