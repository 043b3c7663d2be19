import { createHmac } from 'node:crypto';

/** What a key may do: parameters that it puts upon every search, or everything. */
export type Granted = { admin: boolean; embedded: Record<string, string | number> };
type Key = { value: string; actions: readonly string[]; collections: readonly string[] };

/** The keys of a facade: one for everything, those that were made, and scoped ones derived from these. */
export function createKeys(adminKey: string) {
	const keys: Key[] = [];
	const isGranted = (given: string, action: string, collection: string) =>
		keys.some(
			({ value, actions, collections }) =>
				value === given &&
				(actions.includes('*') || actions.includes(action)) &&
				collections.some((pattern) => new RegExp(`^(?:${pattern === '*' ? '.*' : pattern})$`).test(collection)),
		);
	return {
		add: (key: Key): void => void keys.push(key),
		/** Null where the key may not do that with the collection now. */
		granted: (given: string, action: string, collection: string): Granted | null => {
			if (given === adminKey) return { admin: true, embedded: {} };
			if (isGranted(given, action, collection)) return { admin: false, embedded: {} };
			const scoped = action === 'documents:search' ? openScoped(given) : null;
			const parent = scoped && keys.find(({ value }) => scoped.isFrom(value));
			if (!parent || !isGranted(parent.value, action, collection)) return null;
			const { expires_at = Number.POSITIVE_INFINITY, ...embedded } = scoped.params;
			return Number(expires_at) > Date.now() / 1000 ? { admin: false, embedded } : null;
		},
	};
}

/** A scoped key is base64 of: digest (44 characters), the first 4 of its parent, the parameters as JSON. */
function openScoped(given: string) {
	const text = Buffer.from(given, 'base64').toString();
	const [digest, start, json] = [text.slice(0, 44), text.slice(44, 48), text.slice(48)];
	try {
		const params = JSON.parse(json) as Record<string, string | number>;
		const isFrom = (parent: string) =>
			parent.startsWith(start) && createHmac('sha256', parent).update(json).digest('base64') === digest;
		return { params, isFrom };
	} catch {
		return null;
	}
}
