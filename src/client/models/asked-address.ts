/** What narrows the models, as the address has it: the words, the body or type, the most one may cost, the order; on a model's page its variant. */
const names = {
	typed: 'find',
	body: 'type',
	most: 'price',
	order: 'order',
	variant: 'badge',
} as const;
type Kept = Partial<Record<keyof typeof names, string>>;

/** The address with what is asked for; what is '' leaves it, and what is not given stays (ROUTE-14, ROUTE-17). */
export function addressWith(address: string, asked: Kept): string {
	const url = new URL(address);
	for (const name of Object.keys(names) as (keyof Kept)[]) {
		const value = asked[name];
		if (value) url.searchParams.set(names[name], value);
		else if (value === '') url.searchParams.delete(names[name]);
	}
	return url.href;
}

/** Whoever comes back finds the page as it was. */
export const keepAsked = (asked: Kept): void =>
	history.replaceState(history.state, '', addressWith(location.href, asked));

/** What the address asks for; '' for nothing. */
export const askedIn = (address: string, name: keyof Kept): string =>
	new URL(address).searchParams.get(names[name]) ?? '';
