import type { SavedCar } from '../../contract/saved-cars.ts';
import type { SuccessPageFacts, SuccessPlace } from '../../contract/success-page.ts';
import { replyBy, replyByText } from '../../domain/hours/reply-by.ts';
import type { SentLead } from '../leads/device/sent-lead.ts';
import { drawRecent } from '../recent/draw-recent.ts';
import { carsFile } from '../saved/cars-file.ts';
import { similarTo } from './similar-to.ts';

/** Cars that are shown below. */
const shown = 6;

type Page = { facts: SuccessPageFacts; sent: SentLead };

/** Says on the success page who answers, and by when, leads back to the car, and shows others like it (ROUTE-10). */
export async function tellWhatNext({ facts, sent }: Page): Promise<void> {
	const place = facts.places.find(({ id }) => String(id) === sent.location) ?? onlyOf(facts.places);
	if (place) tellPlace(place, facts);
	const { cars } = sent.car ? await carsFile().catch(() => ({ cars: [] })) : { cars: [] };
	const car = cars.find(({ id }) => String(id) === sent.car);
	// Without the steps the time is booked already, with a calendar file that the server makes.
	if (place && sent.time && document.querySelector('[data-success-steps]')) {
		const { offerCalendar } = await import('./offer-calendar.ts');
		offerCalendar({ sent, place, drive: facts.drive, car: car?.name ?? '' });
	}
	if (car) tellCar(car, cars);
}

const onlyOf = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

function tellPlace({ team, phone, hours }: SuccessPlace, { replyHours, months }: SuccessPageFacts): void {
	const by = hours && replyBy(hours, replyHours, Date.now() / 1000);
	fill('who', team);
	if (by) fill('by', replyByText(by, months));
	const link = document.querySelector<HTMLAnchorElement>('[data-success-phone]');
	if (!link || !phone) return;
	link.href = phone.href;
	link.textContent = phone.number;
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
	const section = document.querySelector<HTMLElement>('[data-success-similar]');
	if (section) void drawRecent(section, similarTo(car, cars, shown));
}
