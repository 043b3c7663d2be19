import { variantsItem } from '../../contract/split-on-page.ts';
import { asRecord, type DeviceStore } from '../leads/device/device-store.ts';

/** A variant that the visitor sees, and whether they have been counted. */
type OwnVariant = { variant: string; counted?: true };

/** More than a site can have at a time: what else is there is not ours. */
const most = 20;
const namePattern = /^[a-z0-9-]{1,40}$/;

/** The variants that the visitor sees, by the name of the test (SITE-11). The script in a page's head chooses them. */
export function ownVariants(device: Pick<DeviceStore, 'read'>): Record<string, OwnVariant> {
	const entries = Object.entries(asRecord(device.read(variantsItem))).flatMap(
		([test, kept]): [string, OwnVariant][] => {
			const { variant, counted } = asRecord(kept);
			if (typeof variant !== 'string' || !namePattern.test(variant) || !namePattern.test(test)) return [];
			return [[test, { variant, ...(counted === true && { counted }) }]];
		},
	);
	return Object.fromEntries(entries.slice(-most));
}

/** What a lead says of them: `{ "home-hero": "finance-first" }`; null where the visitor takes part in no test. */
export function variantNames(device: Pick<DeviceStore, 'read'>): Record<string, string> | null {
	const names = Object.entries(ownVariants(device)).map(([test, { variant }]) => [test, variant]);
	return names.length > 0 ? Object.fromEntries(names) : null;
}

/** Keeps that the visitor was counted in a test. */
export function keepCounted(device: DeviceStore, test: string): void {
	const own = ownVariants(device);
	if (own[test]) device.write(variantsItem, { ...own, [test]: { ...own[test], counted: true } });
}
