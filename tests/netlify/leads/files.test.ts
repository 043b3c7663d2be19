import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanName, fileTypeOf } from '../../../netlify/leads/lead-files.ts';
import { findFiles, readFileBytes } from '../../../netlify/leads/store/lead-rows.ts';
import { engines } from '../../support/databases.ts';
import { lead, type Served, serveFunctions } from '../served.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const heads = {
	'image/jpeg': bytes('\xff\xd8\xff\xe0'),
	'image/png': bytes('\x89PNG\r\n\x1a\n'),
	'image/webp': bytes('RIFF\x10\0\0\0WEBPVP8 '),
	'image/gif': bytes('GIF89a'),
	'image/heic': bytes('\0\0\0\x18ftypheic'),
	'application/pdf': bytes('%PDF-1.7'),
};
const jpeg = (size = 1_000) => Buffer.concat([heads['image/jpeg'], Buffer.alloc(size, 7)]);

describe.each(engines)('$name', (engine) => {
	let served: Served;
	beforeAll(async () => {
		served = await serveFunctions(engine);
	});
	afterAll(() => served.stop());

	type Part = string | File;
	const send = async (parts: [string, Part][], headers: Record<string, string> = {}, tenant = 'plain') => {
		const form = new FormData();
		for (const [name, part] of parts) form.append(name, part);
		const request = new Request('http://x.example', { method: 'POST', body: form });
		return served.ask('POST', '/api/leads/with-files', {
			tenant,
			headers: { 'content-type': request.headers.get('content-type') ?? '', ...served.key(tenant), ...headers },
			body: Buffer.from(await request.arrayBuffer()),
		});
	};
	const json = (over = {}): [string, Part] => ['lead', JSON.stringify(lead(over))];
	const file = (name: string, data: Buffer): [string, Part] => ['files', new File([Uint8Array.from(data)], name)];

	test('FORM-11 a lead with files: every byte arrives', async () => {
		const data = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256));
		const pdf = Buffer.concat([heads['application/pdf'], data]);
		const { status, json: answer } = await send([
			json(),
			file('payslip.pdf', pdf),
			file('../../car photo.PNG', jpeg()),
		]);
		expect(status).toBe(201);
		const files = await findFiles(served.db, String(answer['id']));
		const found = files.map(({ name, type, size }) => ({ name, type, size })).sort((a, b) => a.size - b.size);
		expect(found).toEqual([
			{ name: 'car photo.jpg', type: 'image/jpeg', size: 1_004 },
			{ name: 'payslip.pdf', type: 'application/pdf', size: 70_008 },
		]);
		const kept = files.find(({ type }) => type === 'application/pdf');
		expect(
			createHash('sha256')
				.update(await readFileBytes(served.db, String(kept?.id)))
				.digest('hex'),
		).toBe(createHash('sha256').update(pdf).digest('hex'));
		const row = await served.db
			.selectFrom('leads')
			.select('payload')
			.where('id', '=', String(answer['id']))
			.executeTakeFirstOrThrow();
		expect(JSON.parse(row.payload)).toMatchObject({ has_files: true, name: 'Sam' });
	});

	test('FORM-11 a multipart lead with lead_id changes that lead; without files it is a lead, too', async () => {
		const first = await send([json()]);
		expect(first.status).toBe(201);
		const id = String(first.json['id']);
		const second = await send([json({ lead_id: id, message: 'With a picture.' }), file('a.jpg', jpeg())]);
		expect(second).toMatchObject({ status: 200, json: { id, lead_id: id } });
		expect(await findFiles(served.db, id)).toHaveLength(1);
		expect((await send([json({ lead_id: randomUUID() })])).status).toBe(404);
	});

	test('FORM-8 a later step that sends its files again adds only what is new', async () => {
		const first = await send([json(), file('a.jpg', jpeg(500))]);
		const lead_id = String(first.json['id']);
		const again = await send([json({ lead_id }), file('a.jpg', jpeg(500)), file('a.jpg', jpeg(501))]);
		expect(again.status).toBe(200);
		expect((await findFiles(served.db, lead_id)).map(({ size }) => size).sort()).toEqual([504, 505]);
	});

	test('FORM-15 files go where the form goes', async () => {
		const answers = { preferred_day: 'Today', people: '2', terms_conditions: true, first_name: 'Sam' };
		const sent = lead({ ...answers, website_slug: 'everything', phone: '' });
		const parts: [string, Part][] = [['lead', JSON.stringify(sent)], ['form', 'enquiry'], file('a.jpg', jpeg())];
		const { status, json } = await send(parts, {}, 'everything');
		expect([status, json]).toMatchObject([201, { id: json['id'], lead_id: json['id'] }]);
		const rows = served.db.selectFrom('outbox').select('destination').where('lead_id', '=', String(json['id']));
		expect(await rows.execute()).toEqual([{ destination: 'car-clarity' }]);
	});

	test('FORM-12 the same lead and files under one key are stored once, whatever the boundary', async () => {
		const key = { 'idempotency-key': randomUUID() };
		const first = await send([json(), file('a.jpg', jpeg())], key);
		const again = await send([json(), file('a.jpg', jpeg())], key);
		const other = await send([json(), file('a.jpg', jpeg(2_000))], key);
		expect(again.json).toEqual(first.json);
		expect(await findFiles(served.db, String(first.json['id']))).toHaveLength(1);
		expect(other.json['code']).toBe('idempotency_mismatch');
	});

	test('4 MB in all pass, more do not', async () => {
		const megabyte = 1_048_576;
		const three = [file('a.jpg', jpeg(megabyte)), file('b.jpg', jpeg(megabyte)), file('c.jpg', jpeg(megabyte))];
		expect((await send([json(), ...three, file('d.jpg', jpeg(megabyte - 100))])).status).toBe(201);
		const over = await send([json(), ...three, file('d.jpg', jpeg(megabyte))]);
		expect(over).toMatchObject({ status: 413, json: { code: 'too_large' } });
		expect((await send([json(), file('a.jpg', jpeg(6 * megabyte))])).status).toBe(413);
	});

	test('10 files pass, 11 do not, and a lead has an end', async () => {
		let size = 1_000;
		const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.jpg`, jpeg(size++)));
		const first = await send([json(), ...files(10)]);
		expect(first.status).toBe(201);
		expect((await send([json(), ...files(11)])).status).toBe(413);
		const more = async () => (await send([json({ lead_id: first.json['id'] }), ...files(10)])).status;
		expect([await more(), await more(), await more()]).toEqual([200, 200, 413]);
		expect(await findFiles(served.db, String(first.json['id']))).toHaveLength(30);
	});

	test('all files of a lead have an end, too', async () => {
		const megabyte = 1_048_576;
		const first = await send([json(), file('a.jpg', jpeg(3 * megabyte))]);
		const more = async (sign: number) => {
			const data = jpeg(4 * megabyte - 1_000 + sign);
			return (await send([json({ lead_id: first.json['id'] }), file('b.jpg', data)])).status;
		};
		expect([await more(1), await more(2), await more(3)]).toEqual([200, 200, 413]);
	});

	test.each([
		['a program that is called a picture', 'photo.jpg', bytes('MZ\x90\0')],
		['a page', 'a.png', bytes('<!doctype html><script>')],
		['an SVG', 'a.svg', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
		['nothing', 'a.jpg', Buffer.alloc(0)],
	])('%s is refused, and nothing is stored', async (_, name, data) => {
		const before = (await served.db.selectFrom('leads').select('id').execute()).length;
		expect(await send([json(), file('ok.jpg', jpeg()), file(name, data)])).toMatchObject({
			status: 422,
			json: { code: 'files' },
		});
		expect((await served.db.selectFrom('leads').select('id').execute()).length).toBe(before);
	});

	test('bodies that are not such a form', async () => {
		const type = (value: string) => ({ 'content-type': value, ...served.key() });
		const ask = (headers: Record<string, string>, body: string) =>
			served.ask('POST', '/api/leads/with-files', { headers, body });
		expect((await ask(type('application/json'), '{}')).status).toBe(415);
		expect((await ask(type('multipart/form-data'), 'x')).status).toBe(400);
		expect((await ask(type('multipart/form-data; boundary=b'), '--b\r\nnonsense')).status).toBe(400);
		expect((await send([['files', new File([], 'a')]])).json['code']).toBe('malformed');
		expect((await send([['lead', 'no json']])).json['code']).toBe('malformed');
		expect((await send([json(), ['started_at', 'soon']])).status).toBe(422);
	});
});

test.each(Object.entries(heads))('%s is told by its first bytes', (type, head) => {
	expect(fileTypeOf(head)).toBe(type);
	expect(fileTypeOf(head.subarray(1))).toBeNull();
});

test.each([
	['photo.JPEG', 'photo.jpg'],
	['C:\\Users\\Sam\\ute.png', 'ute.jpg'],
	['../../etc/passwd', 'passwd.jpg'],
	['a\r\nBcc: x@example.com', 'aBcc x@example.jpg'],
	['invoice\u202egpj.exe', 'invoicegpj.jpg'],
	['.htaccess', 'htaccess.jpg'],
	['', 'file.jpg'],
	['...', 'file.jpg'],
	['\u0000', 'file.jpg'],
	['Škoda \ud83d\ude97.heic', 'Škoda \ud83d\ude97.jpg'],
])('the name %j becomes %j', (name, expected) => {
	expect(cleanName(name, 'image/jpeg')).toBe(expected);
});

test('a name is never longer than a disk takes', () => {
	expect(cleanName('\u{1f697}'.repeat(300), 'image/jpeg').length).toBeLessThan(200);
	expect(cleanName('x'.repeat(300), null)).toHaveLength(100);
});
