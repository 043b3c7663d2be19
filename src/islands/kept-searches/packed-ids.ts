/** The ids as a short text: sorted, each as its distance from the one before, `2h6.1.1.4`. A thousand cars take some 3 KB. */
export function packIds(ids: readonly number[]): string {
	const sorted = [...new Set(ids)].sort((one, other) => one - other);
	return sorted.map((id, index) => (id - (sorted[index - 1] ?? 0)).toString(36)).join('.');
}

/** The ids in a text of {@link packIds}; what is not one of its numbers is left out. */
export function unpackIds(text: string): Set<number> {
	let id = 0;
	const steps = text === '' ? [] : text.split('.').filter((step) => /^[0-9a-z]{1,11}$/.test(step));
	return new Set(
		steps.map((step) => {
			id += Number.parseInt(step, 36);
			return id;
		}),
	);
}
