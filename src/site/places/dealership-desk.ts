import { formPlace } from '../forms/form-place.ts';
import type { Site } from '../site.ts';
import { arrivalAt } from './arrival.ts';
import { placesCars } from './place-cars.ts';
import { customersSay } from './place-page.ts';
import { stockedCard } from './place-stock.ts';
import { placeTasks } from './place-tasks.ts';
import type { Place } from './places.ts';

/** What a dealership with several places does for who comes to its page: the desk of its first place, and the cars of all (ROUTE-13, LOC-4). */
export function dealershipDesk(site: Site, { name, own }: { name: string; own: readonly [Place, ...Place[]] }) {
	const [first] = own;
	const [phone = null] = first.main.phones;
	const sold = own.map((place) => stockedCard(site, place.main));
	return {
		/** Whose number and form they are. */
		place: first.name,
		phone,
		open: { liveHours: first.main.liveHours, hours: first.main.hours, name: first.name },
		/** The way in, of each place that says something of it. */
		arrivals: own
			.map((place) => ({ name: place.name, arrival: arrivalAt(site.config, place) }))
			.filter(({ arrival }) => arrival.length > 0),
		tasks: placeTasks(site, first),
		cars: placesCars(site, { name, sold }),
		...customersSay(site),
		form: formPlace('contact', site.config, first.main.formAbout),
	};
}
