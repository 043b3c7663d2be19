/** What Stripe adds to an address that it leads back to: never kept (USER-5, USER-6). */
const secretKeys: ReadonlySet<string> = new Set(['payment_intent', 'payment_intent_client_secret']);
const secretPart = /[?&]payment_intent(?:_client_secret)?=[^&#]*/g;

/** Of what leads carry of themselves, what is about the visit. */
const visitKeys = ['url', 'visited_pages', 'linked_query_params', 'dealership_slug', 'page_id', 'split_tests'];

/** Characters. */
const longest = 30_000;

/** What every lead carries of a visit (USER-6), without what a payment has left in addresses, and without other keys. */
export function visitOf(sent: Record<string, unknown> | undefined): Record<string, unknown> {
	const known = visitKeys.flatMap((key) => (sent && Object.hasOwn(sent, key) ? [[key, sent[key]] as const] : []));
	const visit = scrubbed(Object.fromEntries(known)) as Record<string, unknown>;
	return JSON.stringify(visit).length > longest ? {} : visit;
}

function scrubbed(value: unknown): unknown {
	if (typeof value === 'string') return withoutSecrets(value);
	if (Array.isArray(value)) return value.map(scrubbed);
	if (typeof value !== 'object' || value === null) return value;
	const kept = Object.entries(value).filter(([key]) => !secretKeys.has(key));
	return Object.fromEntries(kept.map(([key, one]) => [key, scrubbed(one)]));
}

/** An address without those parts of its query: `/a/?payment_intent=pi_1&b=2` → `/a/?b=2`. */
const withoutSecrets = (address: string): string =>
	address
		.replace(secretPart, (part) => (part.startsWith('?') ? '?' : ''))
		.replace('?&', '?')
		.replace(/\?(?=#|$)/, '');
