/** Keys of an address that say where a visitor comes from. Others may be private, such as the number of a lead. */
const campaignKey = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid)$/;

/** A page's address as third parties may know it: without any key of its query that says more than where the visitor comes from. */
export function knownLocation(address: string): string {
	const url = new URL(address);
	for (const key of [...url.searchParams.keys()]) if (!campaignKey.test(key)) url.searchParams.delete(key);
	url.hash = '';
	return url.href;
}
