import { z } from 'zod';
import { siteFields } from '../../../src/config/site-fields.ts';
import { dealerZone } from '../../../src/domain/hours/dealer-zone.ts';
import type { Locale } from '../../../src/domain/locales/rows.ts';
import { tenantDirs } from '../../publish/paths.ts';
import { lastConfig } from '../../publish/read/last-pull.ts';
import { whileUnchanged } from '../while-unchanged.ts';

const { locale, time_zone, address, locations } = siteFields.shape;

/** The locale that the site was built with, for its money. */
export function localeOf(out: string, slug: string): Locale {
	const noted = Object(lastConfig(tenantDirs(out, slug).config)) as { locale?: unknown };
	return locale.safeParse(noted.locale).data ?? 'en-AU';
}

const placed = z.object({ locale, time_zone, address, locations });

/** As a site without positions is completed: in the order of the list. */
const inPosition = <Place extends { position?: number | undefined }>(place: Place, index: number) => ({
	...place,
	position: place.position ?? index + 1,
});

const readZone = whileUnchanged(
	(file) => [file],
	(file) => {
		const read = placed.safeParse(Object(lastConfig(file)));
		if (!read.success) return null;
		const { locations, ...dealer } = read.data;
		return dealerZone({ ...dealer, locations: locations.map(inPosition) });
	},
);

/** The zone by whose clocks a dealer's times are told, of the settings that the site was built with; UTC where nobody knows it. */
export const zoneOf = (out: string, slug: string): string => readZone(tenantDirs(out, slug).config) ?? 'UTC';

/** The clock for the pages of a site. */
export const clockOf = (out: string, slug: string) => ({ now: Date.now(), zone: zoneOf(out, slug) });
