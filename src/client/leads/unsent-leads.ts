import type { DeviceStore } from './device-store.ts';
import type { OutgoingLead } from './post-lead.ts';

/** A lead that got no answer, kept until it gets one; `File`s and all, which only IndexedDB can keep. */
export type UnsentLead = OutgoingLead & {
	website_slug: string;
	/** Title of the form, to say what it was. */
	title: string;
	/** Whether a new captcha is needed to send it. */
	captcha: boolean;
	/** Name under which the form keeps its draft. */
	draft: string;
	/** Unix milliseconds. */
	keptAt: number;
};

const table = 'unsent';
/** Set in the site's storage while there is something to send, so that pages need not open a database to know. */
export const unsentMark = 'unsent';

/** Keys of leads that a form on this page still shows, and sends itself. */
const claimed = new Set<string>();

/** Keeps a lead, in place of one with the same key. False where the device keeps nothing. */
export async function keepUnsent(lead: UnsentLead, store: DeviceStore): Promise<boolean> {
	try {
		await within('readwrite', (leads) => leads.put(lead));
		claimed.add(lead.key);
		return store.write(unsentMark, true);
	} catch {
		return false;
	}
}

/** Forgets a lead that is sent or refused. */
export async function dropUnsent(key: string, store: DeviceStore): Promise<void> {
	if (store.read(unsentMark) !== true) return;
	await within('readwrite', (leads) => leads.delete(key));
	if ((await within('readonly', (leads) => leads.count())) === 0) store.write(unsentMark, null);
}

/** The leads of a site that wait for whoever sends them, oldest first; not those of forms on this page. */
export async function unsentLeads(websiteSlug: string): Promise<UnsentLead[]> {
	const kept: UnsentLead[] = await within('readonly', (leads) => leads.getAll());
	return kept
		.filter(({ website_slug, key }) => website_slug === websiteSlug && !claimed.has(key))
		.sort((one, other) => one.keptAt - other.keptAt);
}

async function within<Result>(
	mode: IDBTransactionMode,
	ask: (leads: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
	const database = await open();
	try {
		const transaction = database.transaction(table, mode);
		const result = settled(ask(transaction.objectStore(table)));
		const done = new Promise<void>((resolve, reject) => {
			transaction.oncomplete = () => resolve();
			transaction.onabort = () => reject(transaction.error);
		});
		return (await Promise.all([result, done]))[0];
	} finally {
		database.close();
	}
}

function open(): Promise<IDBDatabase> {
	const request = indexedDB.open('forecourt', 1);
	request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'key' });
	return settled(request);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}
