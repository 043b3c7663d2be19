/** The browser's database for leads that wait: unlike the storages it keeps `File`s. */
const table = 'unsent';
/** Milliseconds for which a lead waits for a database that does not open: sending comes first. */
const patience = 3_000;

/** Does something with the kept leads, and hears the keys of all that are left, before any other tab gets its turn. */
export async function withUnsent<Result>(
	mode: IDBTransactionMode,
	ask: (leads: IDBObjectStore) => IDBRequest<Result>,
	onKeys: (keys: string[]) => void = () => {},
): Promise<Result> {
	const database = await open();
	try {
		const transaction = database.transaction(table, mode);
		const leads = transaction.objectStore(table);
		const result = settled(ask(leads));
		const keys = leads.getAllKeys();
		keys.onsuccess = () => onKeys(keys.result.map(String));
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
	return new Promise((resolve, reject) => {
		setTimeout(() => reject(new Error('The database does not open.')), patience);
		settled(request).then(resolve, reject);
	});
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}
