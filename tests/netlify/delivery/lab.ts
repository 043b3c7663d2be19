import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeliveryRuntime } from '../../../netlify/delivery/deliver-next.ts';
import { insertLead } from '../../../netlify/leads/store/lead-rows.ts';
import { insertOutbox } from '../../../netlify/leads/store/outbox.ts';
import { databasePlace, openDatabase } from '../../../netlify/platform/db/database.ts';
import type { StoredLead } from '../../../netlify/platform/db/rows/lead-rows.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import { openTenants } from '../../../netlify/platform/runtime/tenants.ts';
import { makeSite } from '../../config/read.ts';
import type { Engine } from '../../support/databases.ts';
import { emptyTables } from '../../support/empty-tables.ts';
import { behaviours, type Receiver, startReceiver } from '../../support/receiver.ts';
import { type SmtpDouble, startSmtpDouble } from '../../support/smtp-double.ts';
import { makeLead, now } from './parcel.ts';

/** A process that delivers: its variables, its folder of tenants, its clock. */
type Worker = { vars?: Record<string, string>; folder?: string; clock?: () => number };

/** Leads to deliver: a fresh database, tenants, and those who receive. */
export type Lab = {
	db: Db;
	/** The data folder, empty at first. */
	dir: string;
	/** A CRM that ends with the lab. */
	receiver: () => Promise<Receiver>;
	/** A mail server that ends with the lab. */
	mailServer: () => Promise<SmtpDouble>;
	/** Writes the `site.json` of a tenant, `plain` by default. */
	writeSite: (site: Record<string, unknown>, folder?: string) => void;
	worker: (worker?: Worker) => DeliveryRuntime;
	/** Stores a lead that is to reach these destinations. */
	store: (destinations: readonly string[], over?: Partial<StoredLead>) => Promise<StoredLead>;
	/** Forgets all leads and what was received. */
	clear: () => Promise<void>;
	stop: () => Promise<void>;
};

export async function openLab({ make }: Engine): Promise<Lab> {
	const database = await make();
	const db = await openDatabase(databasePlace(database.env));
	const dir = database.env.FORECOURT_DATA;
	const receivers: Receiver[] = [];
	const servers: SmtpDouble[] = [];
	let ids = 0;
	return {
		db,
		dir,
		receiver: async () => {
			const receiver = await startReceiver();
			receivers.push(receiver);
			return receiver;
		},
		mailServer: async () => {
			const server = await startSmtpDouble();
			servers.push(server);
			return server;
		},
		writeSite: (site, folder = 'tenants') => {
			const place = join(dir, folder, String(site['slug'] ?? 'plain'));
			mkdirSync(place, { recursive: true });
			writeFileSync(join(place, 'site.json'), JSON.stringify(makeSite(site)));
		},
		worker: ({ vars = {}, folder = 'tenants', clock = () => now } = {}) => {
			const env = { ...database.env, FORECOURT_TENANTS: join(dir, folder), ...vars };
			return { db, env, tenants: openTenants(env), now: clock };
		},
		store: async (destinations, over = {}) => {
			const id = `lead-${++ids}`;
			const lead = makeLead({ name: 'Ann', email: 'ann@example.com', lead_id: id }, { id, ...over });
			await insertLead(db, lead);
			await insertOutbox(db, lead, { destinations, now });
			return lead;
		},
		clear: async () => {
			await emptyTables(db, ['leads', 'delivery_lanes']);
			for (const receiver of receivers) {
				receiver.received.length = 0;
				receiver.behave(behaviours.accepts);
			}
		},
		stop: async () => {
			for (const one of [...receivers, ...servers]) await one.stop();
			await db.destroy();
			await database.drop();
		},
	};
}
