import { variantsItem } from '../../contract/split-on-page.ts';
import { asRecord, type DeviceStore } from '../leads/device/device-store.ts';

/** A variant that the visitor sees, whether they have been counted, and whether they have sent a lead since. */
type OwnVariant = { variant: string; counted?: true; led?: true };

/** More than a site can have at a time: what else is there is not ours. */
const most = 20;
const namePattern = /^[a-z0-9-]{1,40}$/;

/** The variants that the visitor sees, by the name of the test (SITE-11). The script in a page's head chooses them. */
export function ownVariants(device: Pick<DeviceStore, 'read'>): Record<string, OwnVariant> {
	const entries = Object.entries(asRecord(device.read(variantsItem))).flatMap(
		([test, kept]): [string, OwnVariant][] => {
			const { variant, counted, led } = asRecord(kept);
			if (typeof variant !== 'string' || !namePattern.test(variant) || !namePattern.test(test)) return [];
			return [[test, { variant, ...(counted === true && { counted }), ...(led === true && { led }) }]];
		},
	);
	return Object.fromEntries(entries.slice(-most));
}

/**
 * What a lead says of them: `{ "home-hero": "finance-first" }`; null where it says nothing. A visitor counts once in a test, so a
 * second lead leaves out what the first has said.
 */
export function variantNames(device: Pick<DeviceStore, 'read'>): Record<string, string> | null {
	const unsaid = Object.entries(ownVariants(device)).filter(([, { led }]) => !led);
	const names = unsaid.map(([test, { variant }]) => [test, variant]);
	return names.length > 0 ? Object.fromEntries(names) : null;
}

/** Keeps that the visitor was counted in a test. */
export function keepCounted(device: DeviceStore, test: string): void {
	const own = ownVariants(device);
	if (own[test]) device.write(variantsItem, { ...own, [test]: { ...own[test], counted: true } });
}

/** Keeps that a lead of the visitor has said which variants they see. */
export function keepLed(device: DeviceStore): void {
	const own = Object.entries(ownVariants(device));
	if (own.length === 0) return;
	device.write(variantsItem, Object.fromEntries(own.map(([test, kept]) => [test, { ...kept, led: true }])));
}
