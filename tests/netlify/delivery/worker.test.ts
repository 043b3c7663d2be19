import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverUntil } from '../../../netlify/delivery/worker.ts';
import { engines } from '../../support/databases.ts';
import type { Receiver } from '../../support/receiver.ts';
import { until } from '../../support/until.ts';
import { type Lab, openLab } from './lab.ts';

describe.each(engines)('a worker for the fleet, on $name', (engine) => {
	let lab: Lab;
	let crm: Receiver;
	beforeAll(async () => {
		lab = await openLab(engine);
		crm = await lab.receiver();
		const destinations = { crm: { kind: 'dashboard', url: `${crm.url}/api`, token_env: 'CRM_TOKEN' } };
		for (const slug of ['plain', 'second']) lab.writeSite({ slug, leads: { destinations }, demo: true });
	});
	afterAll(() => lab.stop());

	test('FORM-15 delivers what comes for every tenant, each with its own secrets, until it is stopped', async () => {
		const vars = { PLAIN__CRM_TOKEN: 'of-plain', SECOND__CRM_TOKEN: 'of-second' };
		const stopping = new AbortController();
		const worker = deliverUntil(lab.worker({ vars }), stopping.signal, 5);
		await lab.store(['crm']);
		await until(() => crm.received.length === 1);
		await lab.store(['crm'], { tenant: 'second' });
		await until(() => crm.received.length === 2);
		stopping.abort();
		await worker;
		expect(crm.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer of-plain', 'Bearer of-second']);
	});

	test('a database that is away ends nothing: it goes on once it is back', async () => {
		const stopping = new AbortController();
		const runtime = lab.worker({ vars: { PLAIN__CRM_TOKEN: 'of-plain' } });
		let asked = 0;
		const moody = {
			...runtime,
			get db() {
				if (asked++ < 2) throw new Error('The database is away.');
				return runtime.db;
			},
		};
		crm.received.length = 0;
		await lab.store(['crm']);
		const worker = deliverUntil(moody, stopping.signal, 5);
		await until(() => crm.received.length === 1);
		stopping.abort();
		await worker;
		expect(asked).toBeGreaterThan(2);
	});
});
