import { stillGone } from '../../src/domain/gone-cars.ts';
import { vehiclePath } from '../../src/domain/vehicle-path.ts';
import { isoDay } from '../../src/site/iso-day.ts';
import { readName } from '../../src/site/recording.ts';
import type { Snapshot } from '../../src/site/snapshot.ts';
import type { BuildState } from './state.ts';

/**
 * The cars of which the site is to say that they are gone: those that its feed lists as sold for longer than it shows
 * them, those that the published site has a page for and the next one has not, and those that were gone already.
 */
export function goneCars(
	{ config, cars, gone = {}, now }: Pick<Snapshot, 'config' | 'cars' | 'gone' | 'now'>,
	old: Pick<BuildState, 'pages' | 'gone'> | null,
): Record<string, string> {
	const today = isoDay(now);
	const [before = '', after = ''] = vehiclePath(config.template, '*').split('*');
	const listed = new Set(cars.map(({ slug }) => slug));
	const left = [...(old?.pages ?? [])].flatMap(([path, { reads }]) => {
		const slug = path.startsWith(before) && path.endsWith(after) ? path.slice(before.length, -after.length) : '';
		// Beside the cars there are pages such as the trade-in's; a car's own has read its car.
		return slug && !listed.has(slug) && reads.own.includes(readName('car', [slug])) ? [[slug, today] as const] : [];
	});
	return stillGone({ ...Object.fromEntries(left), ...old?.gone, ...gone }, { today, listed });
}
