import type { SavedCar } from '../../contract/saved-cars.ts';
import type { SuccessPageFacts, SuccessPlace } from '../../contract/success-page.ts';
import { replyBy, replyByText } from '../../domain/hours/reply-by.ts';
import { capitalised } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import { deviceStore } from '../leads/device/device-store.ts';
import type { SentLead } from '../leads/device/sent-lead.ts';
import { drawRecent } from '../recent/draw-recent.ts';
import { recentCars } from '../recent/recent-cars.ts';
import { carsFile, savedCarPrice } from '../saved/cars-file.ts';
import { whenVisible } from '../when-visible.ts';
import { placeOf } from './asked-rows.ts';
import { similarTo } from './similar-to.ts';
import { withinBudget } from './within-budget.ts';

/** Cars that are shown below. */
const shown = 6;

type Page = { facts: SuccessPageFacts; sent: SentLead };

/** Says on the success page who answers, and by when, leads back to the car, and shows others like it (ROUTE-10). */
export async function tellWhatNext({ facts, sent }: Page): Promise<void> {
	const place = placeOf(facts, sent);
	if (place) tellPlace(place);
	tellWhen(place ?? facts.places[0], facts, sent.time);
	// The file has every car of the site: for a form without a car it comes when the cars below are about to be seen.
	const cars = sent.car !== '' || sent.budget > 0 ? await allCars() : [];
	const car = cars.find(({ id }) => String(id) === sent.car);
	// Without the steps the time is booked already, with a calendar file that the server makes.
	if (place && sent.time && document.querySelector('[data-success-steps]')) {
		const { offerCalendar } = await import('./offer-calendar.ts');
		const isDrive = new URLSearchParams(location.search).get('subcategory') === 'test-drive';
		offerCalendar({ sent, place, visit: isDrive ? facts.drive : 'Pick up', car: car?.name ?? '' });
	}
	const about = document.querySelector<HTMLElement>('[data-success-car]');
	if (car) about?.replaceChildren(cardOf(car));
	else about?.setAttribute('hidden', '');
	if (car) tellCar(car, cars);
	else if (sent.budget > 0) tellBudget({ facts, sent }, cars);
	else whenNear(() => void tellOthers(facts));
}

const siteSlug = (): string => document.documentElement.dataset['site'] ?? '';

/** By when: where nobody knows which place answers, by the hours of the first, as the form has said. */
function tellWhen(place: SuccessPlace | undefined, { replyHours, months }: SuccessPageFacts, visit: string): void {
	const by = place?.hours && replyBy(place.hours, replyHours, Date.now() / 1000);
	if (by) fill('by', replyByText(by, months, visit));
}

function tellPlace({ team, phone }: SuccessPlace): void {
	fill('who', team);
	const number = document.querySelector('[data-success-phone]');
	const link = number?.closest('a');
	if (!number || !link || !phone) return;
	link.href = phone.href;
	number.textContent = phone.number;
}

/** Puts words in the place of those that the page was built with. */
function fill(what: 'who' | 'by', words: string): void {
	for (const element of document.querySelectorAll(`[data-${what}]`)) element.textContent = words;
}

function tellCar(car: SavedCar, cars: readonly SavedCar[]): void {
	const back = document.querySelector<HTMLAnchorElement>('[data-success-back]');
	if (back) {
		back.href = car.path;
		back.textContent = `Back to the ${car.name}`;
		back.hidden = false;
	}
	document.querySelector('[data-success-next]')?.classList.replace('button-primary', 'button-outline');
	showRow(null, similarTo(car, cars, shown));
}

/** The car that it is about, with its picture. */
function cardOf(car: SavedCar): HTMLAnchorElement {
	const { name, variant, path, image } = car;
	const link = document.createElement('a');
	link.className = 'success-car';
	link.href = path;
	const words = [
		element('strong', name),
		...[variant, savedCarPrice(car)].filter(Boolean).map((text) => element('span', text)),
	];
	const told = document.createElement('span');
	told.append(...words);
	if (image) link.append(Object.assign(new Image(224, 168), { src: image, alt: '' }));
	link.append(told);
	return link;
}

const element = (name: 'strong' | 'span', text: string): HTMLElement =>
	Object.assign(document.createElement(name), { textContent: text });

/** Leads to what there is for the money that a loan is asked for. */
function tellBudget({ facts: { stockPath, plural }, sent: { budget } }: Page, cars: readonly SavedCar[]): void {
	const ids = withinBudget(budget, cars, shown);
	const next = document.querySelector<HTMLAnchorElement>('[data-success-next]');
	if (ids.length === 0 || !next) return;
	next.href = `${stockPath}?price=-${Math.ceil(budget)}`;
	next.textContent = `See ${plural} up to ${formatMoney(Math.ceil(budget), document.documentElement.lang)}`;
	showRow(`${capitalised(plural)} in your budget`, ids);
}

const allCars = (): Promise<readonly SavedCar[]> =>
	carsFile().then(
		({ cars }) => cars,
		() => [],
	);

/** Once what stands above the cars at the page's end is about to be seen: they themselves are hidden until then. */
function whenNear(draw: () => void): void {
	const above = document.querySelector('[data-success-asked]')?.parentElement;
	if (above) whenVisible(above, draw);
}

/** Cars that the visitor has looked at, else some that there are. */
async function tellOthers({ plural }: SuccessPageFacts): Promise<void> {
	const seen = recentCars(deviceStore(siteSlug())).slice(0, shown);
	if (seen.length > 0) showRow(`${capitalised(plural)} that you looked at`, seen);
	else
		showRow(
			'In stock now',
			(await allCars())
				.filter(({ state }) => state === undefined)
				.slice(0, shown)
				.map(({ id }) => id),
		);
}

/** Cars below, under a heading in place of the page's unless that is null. */
function showRow(heading: string | null, ids: readonly number[]): void {
	const section = document.querySelector<HTMLElement>('[data-success-similar]');
	const title = section?.querySelector('[data-success-row]');
	if (title && heading !== null) title.textContent = heading;
	if (section && ids.length > 0) void drawRecent(section, ids);
}
