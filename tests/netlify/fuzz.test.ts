import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import captcha from '../../netlify/functions/captcha.ts';
import carClarity from '../../netlify/functions/car-clarity.ts';
import carPhoneCall from '../../netlify/functions/car-phone-call.ts';
import create from '../../netlify/functions/leads-create.ts';
import update from '../../netlify/functions/leads-update.ts';
import withFiles from '../../netlify/functions/leads-with-files.ts';
import { makeApiKey } from '../../netlify/platform/guards/api-keys.ts';
import type { CallContext } from '../../netlify/platform/http/endpoint.ts';
import { closeRuntime, openRuntime } from '../../netlify/platform/runtime/runtime.ts';
import { drawCount, drawNumber } from '../../scripts/testing/draw.ts';
import { errorStatuses } from '../../src/contract/errors.ts';
import { formNames } from '../../src/forms/definitions/default-forms.ts';
import { engines, type TestDatabase } from '../support/databases.ts';

const most = Number(process.env['FUZZ_RUNS']) || drawCount({ sample: 2_000, whole: 10_000 });
let key = '';
const failures: string[] = [];
const write = process.stderr.write;

const text = fc.oneof(
	fc.string({ unit: 'binary' }),
	fc.constantFrom(
		'',
		'Incomplete',
		'plain',
		'everything',
		"'; drop table leads; --",
		'\u0000',
		'\ud800',
		'__proto__',
		'-1',
		'x'.repeat(9_000),
	),
);
const anything = fc.oneof(
	text,
	fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }),
	fc.constantFrom(null, true, false, 0, -0, 1e308, 5e-324, [], {}, [[[[]]]]),
);
const textFields = [
	'website_slug',
	'dealership_slug',
	'name',
	'first_name',
	'last_name',
	'email',
	'phone',
	'category',
	'subcategory',
	'message',
	'lead_status',
	'lead_id',
];
const fieldName = fc.oneof(
	fc.constantFrom(
		...[
			'website_slug',
			'dealership_slug',
			'name',
			'first_name',
			'last_name',
			'email',
			'phone',
			'category',
			'subcategory',
		],
		...[
			'message',
			'opt_in',
			'lead_status',
			'form_completed',
			'lead_id',
			'location',
			'step_index',
			'skipped_steps',
			'Rego',
		],
		...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'has_files', 'additional_services', 'dob', 'year'],
	),
	text,
);
const fields = fc.dictionary(fieldName, anything, { maxKeys: 14, noNullPrototype: false });
/** Near enough to a lead to get past the first checks. */
const nearLead = fc
	.tuple(
		fields,
		fc.dictionary(fc.constantFrom('name', 'last_name', 'category', 'message', 'lead_status', 'url'), text),
		fc.constantFrom({}, {}, { website_slug: 'plain' }, { website_slug: 'everything' }, { form_completed: false }),
	)
	.map(([odd, plain, rest]) => {
		const own = Object.entries(odd).filter(([name]) => !textFields.includes(name));
		return { ...Object.fromEntries(own), ...plain, email: 'a@example.com', phone: '0491570156', ...rest };
	});
/** Undefined is left out of JSON. */
const rare = (value: fc.Arbitrary<unknown>) => fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, value);
const envelope = fc.record(
	{
		lead: fc.oneof({ weight: 8, arbitrary: nearLead }, fields, anything),
		form: rare(fc.oneof(fc.constantFrom(...formNames), anything)),
		captcha: rare(anything),
		website: rare(fc.oneof(fc.constant(''), anything)),
		started_at: rare(anything),
		consent_text: rare(anything),
		consent_text_version: rare(anything),
	},
	{ requiredKeys: ['lead'], noNullPrototype: false },
);
const body = fc.oneof(
	{ weight: 6, arbitrary: envelope.map((value) => JSON.stringify(value)) },
	{ weight: 1, arbitrary: anything.map((value) => JSON.stringify(value) ?? '') },
	{ weight: 1, arbitrary: text },
	{ weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
);
const ids = fc.oneof(fc.uuid(), text);
const headers = fc.record(
	{
		'content-type': fc.constantFrom(
			'application/json',
			'application/json; charset=utf-8',
			'multipart/form-data; boundary=b',
			'text/plain',
		),
		'idempotency-key': fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.string({ maxLength: 5 })),
	},
	{ requiredKeys: ['content-type'], noNullPrototype: false },
);

const seed = drawNumber('fuzz');
const later: Promise<unknown>[] = [];
const contextOf = (params: Record<string, string> = {}): CallContext => ({
	params,
	ip: '203.0.113.5',
	waitUntil: (work) => void later.push(work),
});
type Handler = (request: Request, context: CallContext) => Promise<Response>;

async function check(handler: Handler, request: Request, params?: Record<string, string>): Promise<number> {
	const answer = await handler(request, contextOf(params));
	const json = (await answer.json()) as { error?: unknown; code?: unknown };
	expect(answer.status, failures.at(-1)).toBeLessThan(500);
	if (answer.status >= 400) {
		expect(json.error).toEqual(expect.any(String));
		expect(errorStatuses[json.code as keyof typeof errorStatuses]).toBe(answer.status);
	}
	return answer.status;
}

const request = (method: string, given: Record<string, string>, content: string | Uint8Array): Request => {
	const safe = new Headers({ host: 'plain.localhost', 'x-api-key': key });
	for (const [name, value] of Object.entries(given)) if (/^[\x20-\x7e]*$/.test(value)) safe.set(name, value);
	const data = typeof content === 'string' ? content : Uint8Array.from(content);
	return new Request('http://plain.localhost/api/x', { method, headers: safe, body: data });
};

/** What differs by engine is how it stores; fewer runs are enough for that. */
const amounts = engines.map(({ name, make }, index) => ({
	name,
	make,
	runs: index === 0 ? most : Math.min(most, 1_000),
}));

describe.each(amounts)('$name', ({ make, runs }) => {
	// In memory where there is such a folder: what is tested here is not a disk.
	const dir = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'forecourt-fuzz-'));
	let database: TestDatabase;
	beforeAll(async () => {
		database = await make();
		Object.assign(process.env, database.env, {
			FORECOURT_DATA: dir,
			FORECOURT_TENANTS: 'tests/fixtures/tenants',
			FORECOURT_RATE_FACTOR: '1000000',
		});
		const { secrets } = await openRuntime();
		key = makeApiKey(secrets, { tenant: 'plain', client: 'fuzz' });
		process.stderr.write = (text: string | Uint8Array) => failures.push(String(text)) > 0;
	});
	afterAll(async () => {
		process.stderr.write = write;
		await Promise.all(later);
		await closeRuntime();
		await database.drop();
		rmSync(dir, { recursive: true, force: true });
	});

	test(`FORM-13 ${runs} bodies that nobody expects: never a 5xx, always { error, code }`, async () => {
		const statuses = new Map<number, number>();
		const handlers = [create, update, carClarity, carPhoneCall] as const;
		const input = fc.tuple(fc.constantFrom(0, 0, 0, 1, 2, 3), headers, body, ids);
		await fc.assert(
			fc.asyncProperty(input, async ([which, given, content, id]) => {
				const status = await check(handlers[which] ?? create, request('POST', given, content), { id });
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
			}),
			{ numRuns: runs, seed },
		);
		// The inputs reach every part: some are stored, some refused for their form, their fields, their site.
		for (const status of [201, 400, 403, 404, 415, 422])
			expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(runs / 500);
		await Promise.all(later);
	}, 400_000);

	test('FORM-8 steps of every kind on leads that are there', async () => {
		const made = await create(
			request('POST', { 'content-type': 'application/json' }, '{"lead":{"email":"a@example.com"}}'),
			contextOf(),
		);
		const { id } = (await made.json()) as { id: string };
		let stored = 0;
		await fc.assert(
			fc.asyncProperty(envelope, async (value) => {
				const json = { 'content-type': 'application/json' };
				if ((await check(update, request('PUT', json, JSON.stringify(value)), { id })) === 200) stored++;
			}),
			{ numRuns: runs / 10, seed },
		);
		expect(stored).toBeGreaterThan(runs / 500);
	});

	test('FORM-11 multipart of every kind', async () => {
		const part = fc.tuple(
			fc.constantFrom('lead', 'files', 'form', 'captcha', 'started_at', 'website', 'x'),
			fc.oneof(
				text,
				envelope.map((value) => JSON.stringify(value['lead'] ?? value)),
				fc.uint8Array({ maxLength: 200 }),
			),
			fc.option(text, { nil: undefined }),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
				const form = new FormData();
				for (const [name, content, file] of parts) {
					if (typeof content === 'string' && file === undefined) form.append(name, content);
					else
						form.append(
							name,
							new File([typeof content === 'string' ? content : Uint8Array.from(content)], file ?? 'a'),
						);
				}
				const sent = new Request('http://plain.localhost/api/leads/with-files', {
					method: 'POST',
					headers: { host: 'plain.localhost', 'x-api-key': key },
					body: form,
				});
				await check(withFiles, sent);
			}),
			{ numRuns: runs / 10, seed },
		);
	});

	test('FORM-6 captchas of every kind', async () => {
		const challenge = await (await captcha(new Request('http://plain.localhost/api/captcha'), contextOf())).json();
		const parts = fc.record(
			{ challenge: fc.oneof(anything, fc.constant(challenge)), solution: anything },
			{ requiredKeys: [] },
		);
		await fc.assert(
			fc.asyncProperty(fc.oneof(parts, anything), async (value) => {
				const sent = {
					lead: { email: 'a@example.com' },
					captcha: Buffer.from(JSON.stringify(value)).toString('base64'),
				};
				const asked = new Request('http://plain.localhost/api/leads', {
					method: 'POST',
					headers: { host: 'plain.localhost', 'content-type': 'application/json' },
					body: JSON.stringify(sent),
				});
				expect(await check(create, asked)).toBe(422);
			}),
			{ numRuns: Math.min(500, runs), seed },
		);
	});
});
