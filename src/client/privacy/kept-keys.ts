/** Both storages of the browser; either may be switched off. */
const storages = [() => localStorage, () => sessionStorage];

type Kept = { storage: Storage; key: string; name: string };

/** The names of all that a site keeps in the storages, also of what an older version of it has kept. Empty lists are nothing. */
export function keptNames(siteSlug: string): string[] {
	const filled = keptKeys(siteSlug).filter(({ storage, key }) => storage.getItem(key) !== '[]');
	return filled.map(({ name }) => name);
}

/** Removes all of it. Scripts of this page that show some of it hear of that as if another tab had done it. */
export function forgetKeys(siteSlug: string): void {
	for (const { storage, key } of keptKeys(siteSlug)) {
		storage.removeItem(key);
		window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
	}
}

function keptKeys(siteSlug: string): Kept[] {
	const start = `forecourt:${siteSlug}:`;
	return storages.flatMap((open) => {
		try {
			const storage = open();
			const keys = Object.keys(storage).filter((key) => key.startsWith(start));
			return keys.map((key) => ({ storage, key, name: key.slice(start.length) }));
		} catch {
			// No storage: nothing is kept.
			return [];
		}
	});
}
