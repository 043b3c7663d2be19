import { knownLocation } from '../../domain/addresses/known-location.ts';
import { hearCounted } from '../hear-counted.ts';
import { loadScript } from '../load-script.ts';
import { ascEvents } from './asc-events.ts';
import { ascItem } from './asc-item.ts';
import { type AscPage, ascPageParameters, ascPageType } from './asc-page.ts';
import type { AnalyticsSettings } from './plugin.ts';

/** Loads Google's tag for the site's properties; the events of the page, also those so far, go out under the council's names. */
export function start({ measurement_ids, asc }: AnalyticsSettings): Promise<void> {
	gtag('js', new Date());
	// Without it Google's tag reads the whole address of the page before.
	const page_referrer = document.referrer && knownLocation(document.referrer);
	for (const id of measurement_ids) gtag('config', id, { page_location: knownLocation(location.href), page_referrer });
	if (asc) startAsc(measurement_ids, asc);
	return loadScript(`https://www.googletagmanager.com/gtag/js?id=${measurement_ids[0]}`);
}

type Tag = { dataLayer?: unknown[]; asc_datalayer?: object };

/** Google's tag reads its commands as `arguments` objects; lists it ignores. */
function gtag(..._command: unknown[]): void {
	const page: Tag = window as object;
	page.dataLayer ??= [];
	// biome-ignore lint/complexity/noArguments: what Google's tag asks for
	page.dataLayer.push(arguments);
}

function startAsc(measurement_ids: readonly string[], dealer: NonNullable<AnalyticsSettings['asc']>): void {
	const page = thisPage();
	const { page_type, item } = page;
	const events: object[] = [];
	(window as Tag).asc_datalayer = {
		measurement_ids,
		...dealer,
		language: document.documentElement.lang,
		page_type,
		items: item ? [item] : [],
		events,
		platform_custom: {},
	};
	hearCounted((entry) => {
		const about = { event_owner: 'forecourt', ...ascPageParameters(page, entry) };
		for (const { name, parameters } of ascEvents(entry)) {
			const said = { ...about, ...parameters };
			events.push({ event: name, ...said });
			gtag('event', name, { send_to: measurement_ids, ...said });
		}
	});
}

function thisPage(): AscPage {
	const { pageView = '' } = document.documentElement.dataset;
	const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
	const about = JSON.parse(document.querySelector<HTMLElement>('[data-car-page]')?.dataset['about'] ?? '{}');
	return {
		origin: location.origin,
		path: location.pathname,
		page_type: ascPageType(pageView.split(' ').map(Number)),
		item: ascItem(
			scripts.map(({ textContent }) => textContent ?? ''),
			about.values?.car_type ?? '',
		),
	};
}
