import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../../netlify/commands/leads/run.ts';
import { deliverDue } from '../../../netlify/delivery/deliver-due.ts';
import type { DeliveryRuntime } from '../../../netlify/delivery/deliver-next.ts';
import { deliverByAdfMail as deliverByMail } from '../../../netlify/delivery/send/adf-mail.ts';
import { insertFiles } from '../../../netlify/leads/store/lead-rows.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { engines } from '../../support/databases.ts';
import type { Receiver } from '../../support/receiver.ts';
import { type SmtpDouble, startSmtpDouble } from '../../support/smtp-double.ts';
import { type Lab, openLab } from './lab.ts';
import { makeParcel, now } from './parcel.ts';

const to = ['leads@dealer.example'];

describe('a mail server that takes its time over each line', () => {
	let server: SmtpDouble;
	beforeEach(async () => {
		server = await startSmtpDouble();
	});
	afterEach(() => server.stop());
	const send = (timeoutMs: number) =>
		deliverByMail(makeParcel({ name: 'Zoë' }, { env: { SMTP_URL: `smtp://${server.url}` }, timeoutMs }), { to });

	test('is left at the end of the attempt, so that it does not get the mail twice', async () => {
		// Six answers: no single silence is as long as the limit, all together are.
		server.answerAfter(150);
		expect(await send(400)).toEqual({ kind: 'retry', status: null, error: 'The mail was not sent within 0.4 s.' });
		await server.left();
		expect(server.mails).toEqual([]);
		server.answerAfter(0);
		expect(await send(20_000)).toMatchObject({ kind: 'done' });
		expect(server.mails).toHaveLength(1);
	});
});

describe.each(engines)('bytes of files on $name', (engine) => {
	let lab: Lab;
	let db: Db;
	let crm: Receiver;
	let runtime: DeliveryRuntime;
	/** Bytes that queries brought back, and the most that one query did. */
	const read = { all: 0, most: 0 };
	const counter: KyselyPlugin = {
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) => {
			const bytes = result.rows
				.flatMap((row) => Object.values(row))
				.reduce<number>((sum, value) => sum + (value instanceof Uint8Array ? value.byteLength : 0), 0);
			read.all += bytes;
			read.most = Math.max(read.most, bytes);
			return result;
		},
	};
	beforeAll(async () => {
		lab = await openLab(engine);
		db = lab.db;
		crm = await lab.receiver();
		const smtp = await lab.mailServer();
		const destinations = {
			crm: { kind: 'dashboard', url: crm.url },
			hook: { kind: 'webhook', url: `${crm.url}/hook`, secret_env: 'HOOK_SECRET' },
			post: { kind: 'adf_mail', to },
		};
		lab.writeSite({ leads: { destinations } });
		const worker = lab.worker({ vars: { HOOK_SECRET: 'secret', SMTP_URL: `smtp://${smtp.url}` } });
		runtime = { ...worker, db: db.withPlugin(counter) };
	});
	afterAll(() => lab.stop());
	beforeEach(async () => {
		await lab.clear();
		Object.assign(read, { all: 0, most: 0 });
	});

	const size = 100_000;
	async function store(destinations: string[], files = 5): Promise<string> {
		const lead = await lab.store(destinations);
		const rows = Array.from({ length: files }, (_, index) => ({
			id: `${lead.id}-${index}`,
			lead_id: lead.id,
			tenant: 'plain',
			name: `a "${index}".png`,
			type: 'image/png',
			size,
			sha256: String(index),
			data: new Uint8Array(size).fill(index),
			created_at: now + index,
		}));
		await insertFiles(db, rows);
		return lead.id;
	}

	test('are not read for a mail or a webhook, which name the files only', async () => {
		await store(['hook', 'post']);
		expect(await deliverDue(runtime)).toMatchObject({ done: 2 });
		expect(read.all).toBe(0);
		expect(JSON.parse(crm.received[0]?.body ?? '').files).toHaveLength(5);
	});

	test('are read once for the dashboard, one file at a time, and arrive whole', async () => {
		await store(['crm']);
		expect(await deliverDue(runtime)).toMatchObject({ done: 1 });
		expect(read).toEqual({ all: 5 * size, most: size });
		const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = crm.received;
		expect(Number(headers['content-length'])).toBe(body.length);
		const form = await new Response(Buffer.from(body, 'latin1'), {
			headers: { 'content-type': String(headers['content-type']) },
		}).formData();
		const files = form.getAll('files').filter((part) => part instanceof File);
		expect(files.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4].map((index) => `a "${index}".png`));
		for (const [index, file] of files.entries()) {
			expect(new Set(await file.bytes())).toEqual(new Set([index]));
			expect(file.size).toBe(size);
		}
	});

	test('a file that is gone while it is sent is our fault, not the receiver’s', async () => {
		await store(['crm']);
		const broken: DeliveryRuntime = { ...runtime, db: db.withPlugin(losingFiles) };
		const { write } = process.stderr;
		process.stderr.write = () => true;
		expect(await deliverDue(broken)).toMatchObject({ retry: 1 });
		process.stderr.write = write;
		const [lane] = await db.selectFrom('delivery_lanes').selectAll().where('destination', '=', 'crm').execute();
		expect(lane).toMatchObject({ trouble: null, failures: 0 });
	});

	test('show reads them only to write them, one at a time', async () => {
		const id = await store([]);
		const around = { ...runtime, write: () => undefined, confirm: async () => false, stop: AbortSignal.abort() };
		await runCommand({ name: 'show', id, files: null }, around);
		expect(read.all).toBe(0);
		await runCommand({ name: 'show', id, files: join(lab.dir, 'files') }, around);
		expect(read).toEqual({ all: 5 * size, most: size });
	});

	/** A database in which a file's bytes cannot be found. */
	const losingFiles: KyselyPlugin = {
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) =>
			result.rows.some((row) => 'data' in row) ? { ...result, rows: [] } : result,
	};
});
