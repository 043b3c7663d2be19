/** What Stripe writes into the address when a bank sends the visitor back. The secret would let others see the payment. */
const paymentKeys = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'] as const;

/**
 * Takes what is said of a payment out of the page's address, so that no script, visit, draft or tag manager gets to see it
 * (CAR-11, USER-5). True where there was something: the visitor comes back from paying.
 */
export function stripPayment(
	{ href }: Pick<Location, 'href'>,
	history: Pick<History, 'replaceState' | 'state'>,
): boolean {
	const address = new URL(href);
	const found = paymentKeys.filter((key) => address.searchParams.has(key));
	if (found.length === 0) return false;
	for (const key of found) address.searchParams.delete(key);
	history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`);
	return true;
}
