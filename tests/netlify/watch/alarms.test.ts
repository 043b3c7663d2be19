import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noteFailure } from '../../../netlify/delivery/lanes.ts';
import { checkAlarms } from '../../../netlify/watch/alarms/check-alarms.ts';
import { feedAgeWarning } from '../../../src/domain/stock/feed-age.ts';
import { engines } from '../../support/databases.ts';
import { behaviours, type Receiver } from '../../support/receiver.ts';
import { type Lab, openLab } from '../delivery/lab.ts';
import { now } from '../delivery/parcel.ts';
import { emptyHistory } from './history-table.ts';

const minute = 60_000;
const hour = 60 * minute;

type Told = { text: string; alarms: { tenant: string; kind: string; state: string; text: string }[] };

describe.each(engines)('alarms on $name', (engine) => {
	let lab: Lab;
	let hook: Receiver;
	let clock = now;
	beforeAll(async () => {
		lab = await openLab(engine);
		hook = await lab.receiver();
		const destinations = { crm: { kind: 'webhook', url: 'https://crm.example/', secret_env: 'HOOK' } };
		for (const slug of ['plain', 'second']) lab.writeSite({ slug, leads: { destinations } });
	});
	afterAll(() => lab.stop());
	beforeEach(async () => {
		await lab.clear();
		await lab.db.deleteFrom('alarms').execute();
		clock = now;
	});
	const worker = (vars: Record<string, string> = {}) =>
		lab.worker({ vars: { FORECOURT_ALARM_WEBHOOK: `${hook.url}/alarms`, ...vars }, clock: () => clock });
	/** What is told at a time after the start, in milliseconds. */
	async function toldAt(ms: number, vars: Record<string, string> = {}): Promise<Told[]> {
		clock = now + ms;
		hook.received.length = 0;
		await checkAlarms(worker(vars));
		return hook.received.map(({ body }) => JSON.parse(body) as Told);
	}

	test('a lead that nobody opens: told once an hour, and once when it is over', async () => {
		const lead = await lab.store([], { completed_at: now - 2 * hour });
		const [first, ...more] = await toldAt(0);
		expect(more).toEqual([]);
		expect(first?.alarms).toMatchObject([{ tenant: 'plain', kind: 'leads', state: 'on' }]);
		expect(first?.text).toMatch(/^Forecourt: 1 alarm\n\nALARM plain: 1 lead was not opened in time/);
		expect(first?.text).toContain('npm run leads -- list --overdue --tenant plain');
		for (const word of ['Ann', 'ann@example.com', lead.id]) expect(JSON.stringify(first)).not.toContain(word);
		expect(await toldAt(5 * minute)).toEqual([]);
		expect(await toldAt(hour - 1)).toEqual([]);
		expect(await toldAt(hour)).toHaveLength(1);
		await lab.db.updateTable('leads').set({ opened_at: clock }).execute();
		const [over] = await toldAt(hour + 5 * minute);
		expect(over?.text).toMatch(/^Forecourt: 1 over\n\nOVER plain: /);
		expect(await toldAt(3 * hour)).toEqual([]);
	});

	test('one that comes back within the hour is not told again before its end', async () => {
		await lab.store([], { completed_at: now - 2 * hour });
		expect(await toldAt(0)).toHaveLength(1);
		await lab.db.updateTable('leads').set({ opened_at: clock }).execute();
		expect((await toldAt(5 * minute))[0]?.alarms[0]?.state).toBe('over');
		await lab.db.updateTable('leads').set({ opened_at: null }).execute();
		expect(await toldAt(10 * minute)).toEqual([]);
		expect((await toldAt(hour))[0]?.alarms[0]?.state).toBe('on');
	});

	test('a lane that is blocked or failing, by its reason; all that is due is one message', async () => {
		await lab.store(['crm']);
		await lab.store(['crm'], { tenant: 'second', completed_at: now - 2 * hour });
		for (const tenant of ['plain', 'second']) {
			const trouble = { kind: 'blocked' as const, reason: 'The receiver answered 401.', now, pauseUntil: () => null };
			await noteFailure(lab.db, { tenant, destination: 'crm' }, trouble);
		}
		const [message, ...more] = await toldAt(0);
		expect(more).toEqual([]);
		expect(message?.alarms.map(({ tenant, kind }) => `${tenant} ${kind}`)).toEqual([
			'plain delivery',
			'second delivery',
			'second leads',
		]);
		expect(message?.alarms[0]?.text).toContain('Deliveries to crm are blocked since');
		expect(message?.alarms[0]?.text).toContain('The receiver answered 401.');
	});

	test('a receiver of alarms that fails: told again soon, and never by two processes', async () => {
		await lab.store([], { completed_at: now - 2 * hour });
		hook.behave(behaviours.fails);
		expect(await toldAt(0)).toHaveLength(1);
		hook.behave(behaviours.acceptsSilently);
		expect(await toldAt(minute)).toEqual([]);
		clock = now + 5 * minute;
		hook.received.length = 0;
		await Promise.all([checkAlarms(worker()), checkAlarms(worker())]);
		expect(hook.received).toHaveLength(1);
	});

	test('a mail says the same; without a receiver nothing is remembered', async () => {
		await lab.store([], { completed_at: now - 2 * hour });
		const server = await lab.mailServer();
		const settings = { SMTP_URL: `smtp://${server.url}`, MAIL_FROM: 'alarms@platform.example' };
		await toldAt(0, { FORECOURT_ALARM_WEBHOOK: '' });
		expect(await lab.db.selectFrom('alarms').selectAll().execute()).toEqual([]);
		await toldAt(0, {
			FORECOURT_ALARM_WEBHOOK: '',
			FORECOURT_ALARM_MAIL: 'ops@platform.example, b@platform.example',
			...settings,
		});
		expect(server.mails).toHaveLength(1);
		expect(server.mails[0]).toMatchObject({
			from: 'alarms@platform.example',
			to: ['ops@platform.example', 'b@platform.example'],
		});
		expect(server.mails[0]?.source).toContain('Subject: Forecourt: 1 alarm');
	});

	test('a deploy of one site tells of its own tenant alone', async () => {
		await lab.store([], { completed_at: now - 2 * hour });
		expect(await toldAt(0, { TENANT: 'second' })).toEqual([]);
	});

	test('builds: failed, old, and with a stale feed', async () => {
		const insert = await emptyHistory(lab.db);
		const build = (
			tenant: string,
			hoursAgo: number,
			outcome: 'published' | 'unchanged' | 'failed',
			warnings: string[] = [],
		) => {
			const time = now - hoursAgo * hour;
			return insert.build({
				tenant,
				started_at: time - 1_000,
				finished_at: time,
				outcome,
				facts: JSON.stringify({ warnings }),
			});
		};
		await build('plain', 3, 'published');
		await build('plain', 2, 'failed');
		await build('second', 27, 'published', [feedAgeWarning(20, 14)]);
		await build('gone', 27, 'failed');
		const [message] = await toldAt(0);
		const kinds = message?.alarms.map(({ tenant, kind }) => `${tenant} ${kind}`);
		expect(kinds).toEqual(['plain build', 'second feed', 'second old-build']);
		expect(message?.alarms[0]?.text).toContain('npm run build -- plain');
		await build('plain', 1, 'unchanged');
		await build('second', 1, 'published');
		const [over] = await toldAt(5 * minute);
		expect(over?.alarms.map(({ state }) => state)).toEqual(['over', 'over', 'over']);
	});
});
