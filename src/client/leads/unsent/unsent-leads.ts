import { asRecord, type DeviceStore } from '../device/device-store.ts';
import type { DraftName } from '../device/draft-name.ts';
import type { OutgoingLead } from '../post-lead.ts';
import { withUnsent } from './unsent-database.ts';
import { unsentMark } from './unsent-mark.ts';

/** A lead on the device, from before it is first sent until it is stored or refused for good (FORM-12). */
export type UnsentLead = OutgoingLead & {
	website_slug: string;
	/** Title of the form, to say what it was. */
	title: string;
	/** Whether it needs a captcha. */
	captcha: boolean;
	/** A step on the way, which the form itself goes on with (FORM-8). */
	partial: boolean;
	/** Name under which the form keeps its draft. */
	draft: DraftName;
	/** Unix milliseconds. */
	keptAt: number;
	/** When the server wants to be asked again, in Unix milliseconds. */
	notBefore?: number;
};

/** Leads without files, where there is no database (as some browsers have none in private windows). */
const spareList = 'unsent_leads';

/** Keeps a lead, in place of one with the same key. False where the device keeps nothing. */
export async function keepUnsent(lead: UnsentLead, store: DeviceStore): Promise<boolean> {
	try {
		await withUnsent('readwrite', (leads) => leads.put(lead), markIn(store));
		return true;
	} catch {
		return lead.files.length === 0 && writeSpare(store, [...withoutKey(spare(store), lead.key), lead]);
	}
}

/**
 * Lets a kept lead wait until `notBefore` (Unix milliseconds). False where it is not kept: it could not be, or the visitor has
 * had it forgotten, which may happen in another tab at any moment. So it is read and written in one transaction (USER-5).
 */
export async function postponeUnsent(key: string, notBefore: number, store: DeviceStore): Promise<boolean> {
	const listed = spare(store);
	if (listed.some((lead) => lead.key === key)) {
		return writeSpare(
			store,
			listed.map((lead) => (lead.key === key ? { ...lead, notBefore } : lead)),
		);
	}
	try {
		return (await withUnsent('readwrite', (leads) => postpone(leads.openCursor(key), notBefore))) !== null;
	} catch {
		return false;
	}
}

function postpone(request: IDBRequest<IDBCursorWithValue | null>, notBefore: number): typeof request {
	request.addEventListener('success', () => {
		const { result } = request;
		result?.update({ ...result.value, notBefore });
	});
	return request;
}

/** Forgets a lead that is stored or refused. */
export async function dropUnsent(key: string, store: DeviceStore): Promise<void> {
	if (spare(store).some((lead) => lead.key === key)) writeSpare(store, withoutKey(spare(store), key));
	try {
		await withUnsent('readwrite', (leads) => leads.delete(key), markIn(store));
	} catch {
		// Without a database nothing is in it.
	}
}

/** The leads of a site that wait, oldest first. */
export async function unsentLeads(websiteSlug: string, store: DeviceStore): Promise<UnsentLead[]> {
	return (await allUnsent(store))
		.filter(({ website_slug }) => website_slug === websiteSlug)
		.sort((one, other) => one.keptAt - other.keptAt);
}

/** The kept lead of this key. */
export async function findUnsent(key: string, store: DeviceStore): Promise<UnsentLead | undefined> {
	const kept = spare(store).find((lead) => lead.key === key);
	if (kept) return kept;
	try {
		return await withUnsent<UnsentLead | undefined>('readonly', (leads) => leads.get(key));
	} catch {
		return undefined;
	}
}

async function allUnsent(store: DeviceStore): Promise<UnsentLead[]> {
	const kept = spare(store);
	try {
		return [...kept, ...(await withUnsent<UnsentLead[]>('readonly', (leads) => leads.getAll()))];
	} catch {
		return kept;
	}
}

const markIn = (store: DeviceStore) => (keys: string[]) =>
	mark(store, [...keys, ...spare(store).map(({ key }) => key)]);

const mark = (store: DeviceStore, keys: string[]): boolean => store.write(unsentMark, keys.length > 0 ? keys : null);

function spare(store: DeviceStore): UnsentLead[] {
	const kept = store.read(spareList);
	if (!Array.isArray(kept)) return [];
	return kept.filter((lead) => typeof asRecord(lead)['key'] === 'string') as UnsentLead[];
}

/** Without a database these are all kept leads. */
function writeSpare(store: DeviceStore, leads: UnsentLead[]): boolean {
	const isWritten = store.write(spareList, leads.length > 0 ? leads : null);
	return (
		mark(
			store,
			spare(store).map(({ key }) => key),
		) && isWritten
	);
}

const withoutKey = (leads: readonly UnsentLead[], key: string): UnsentLead[] =>
	leads.filter((lead) => lead.key !== key);
