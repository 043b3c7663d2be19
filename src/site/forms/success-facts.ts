import type { SiteConfig } from '../../config/site.ts';
import type { SuccessPageFacts } from '../../contract/success-page.ts';
import { searchPath } from '../../domain/addresses/search-path.ts';
import { localeRow } from '../../domain/locales/rows.ts';
import { contactName } from '../../domain/places/contact-slug.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { isHired } from '../../domain/words/template.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { capitalised } from '../../domain/words/wording.ts';
import { liveHours } from '../places/live-hours.ts';
import { locationCard } from '../places/location-card.ts';

/** What the success page of a site says who answers with, and by when (ROUTE-10). */
export function successFacts(config: SiteConfig): SuccessPageFacts {
	const places = visibleLocations(config.locations);
	// Who has places of one kind answers everything there: a service is not for 'the sales team'.
	const hasKinds = new Set(places.map(({ location_type }) => location_type)).size > 1;
	const isOnly = new Set(places.map(({ name }) => contactName(name))).size === 1;
	return {
		replyHours: config.forms.reply_within_hours,
		months: localeRow(config.locale).date.months,
		drive: capitalised(templateWords(config.template).drive),
		own: `Your ${isHired(config.template) ? 'car' : templateWords(config.template).singular}`,
		stockPath: searchPath(config),
		plural: templateWords(config.template).plural,
		places: places.map((place) => {
			const { address, phones, directionsUrl } = locationCard(place, config);
			const [phone] = phones;
			const name = isOnly ? config.name : contactName(place.name);
			const team = [hasKinds && place.location_type, 'team'].filter(Boolean).join(' ');
			return {
				id: place.id,
				team: `the ${team} at ${name}`,
				phone: phone ? { number: phone.number, href: phone.href } : null,
				where: [name, address].filter(Boolean).join(', '),
				directions: directionsUrl,
				hours: liveHours(place, config),
			};
		}),
	};
}
