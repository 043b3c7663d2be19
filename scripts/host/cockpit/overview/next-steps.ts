import { html } from 'hono/html';
import type { DrivesToday } from '../../../../netlify/fleet/drives-today.ts';
import { counted, type Html } from '../../page-frame.ts';
import { carsOf, isLacking, lackWords } from '../cars/car-views.ts';
import type { ListedCar } from '../cars/listed-cars.ts';
import { askedAbout, type WantedCar, withWanted } from './wanted-cars.ts';

/** `tone`: of one that cannot wait. */
type Step = { words: Html | string; why: Html | string; href: string; tone?: 'bad' | 'warn' };

type Known = {
	slug: string;
	/** Leads past what was promised, others that nobody opened in time, those that have just come, and those to get back to today: no lead is in two of the first three. */
	overdue: number;
	late: number;
	fresh: number;
	due: number;
	/** Today's booked test drives. */
	drives: DrivesToday;
	wanted: readonly WantedCar[];
	cars: readonly ListedCar[];
	/** What the last build says that somebody should correct. */
	doubts: { cars: number; leftOut: number; others: number };
};

/** Steps that are shown. */
const mostSteps = 5;

/** What to do next for a site, the most worth first: leads, then the cars that people want, then all others. */
export function nextSteps(known: Known): Html {
	const steps = stepsOf(known).slice(0, mostSteps);
	const line = ({ words, why, href, tone }: Step): Html =>
		html`<li${tone ? html` data-tone="${tone}"` : ''}><a href="${href}">${words}</a><span class="quiet">${why}</span></li>`;
	const list = steps.length
		? html`<ol class="steps">${steps.map(line)}</ol>`
		: html`<p class="quiet">Nothing waits: all leads are opened, and no advert lacks photos, a price or comments.</p>`;
	return html`<section id="next"><h2>What to do next</h2>${list}</section>`;
}

function stepsOf({ slug, overdue, late, fresh, due, drives, wanted, cars, doubts }: Known): Step[] {
	const path = `/tenants/${slug}/`;
	const report = `/build-report/${slug}/`;
	const thin = carsOf(cars, 'thin');
	const dear = askedAbout(wanted)
		.filter(({ car }) => lackWords(car) !== '')
		.slice(0, 2);
	const quiet = carsOf(withWanted(cars, wanted), 'quiet');
	return [
		...(overdue
			? [
					{
						words: `Answer ${counted(overdue, 'overdue lead')}`,
						why: 'Nobody has answered by the time promised',
						href: `${path}leads/?state=overdue`,
						tone: 'bad' as const,
					},
				]
			: []),
		...(late
			? [
					{
						words: `Open ${counted(late, 'lead')} that ${late === 1 ? 'has' : 'have'} waited too long`,
						why: `Nobody has opened ${late === 1 ? 'it' : 'them'} in time`,
						href: `${path}leads/?state=late`,
						tone: 'warn' as const,
					},
				]
			: []),
		...(due
			? [
					{
						words: `Get back to ${counted(due, 'buyer')} today`,
						why: 'Somebody set that day',
						href: `${path}leads/?state=due`,
					},
				]
			: []),
		...(drives.count
			? [
					{
						words: `Have the cars of ${counted(drives.count, 'test drive')} ready today`,
						why: drives.next ? `The next is at ${drives.next}` : 'All of them have begun',
						href: `${path}leads/?${new URLSearchParams({ about: 'Test Drive Enquiry' })}`,
					},
				]
			: []),
		...(fresh
			? [
					{
						words: `Answer ${counted(fresh, 'new lead')}`,
						why: 'Buyers buy from whoever answers first',
						href: `${path}leads/?state=new`,
					},
				]
			: []),
		...dear.map(({ car, leads, calls }) => ({
			words: `Complete the advert of the ${car.name}`,
			why: `${asked(leads, calls)}, and it has ${lackWords(car)}`,
			href: `${path}cars/?q=${encodeURIComponent(car.stock || car.slug)}`,
		})),
		...(thin.length
			? [
					{
						words: `Complete ${counted(thin.length, 'thin advert')}`,
						why: lackCounts(thin),
						href: `${path}cars/?show=thin`,
					},
				]
			: []),
		...(quiet.length
			? [
					{
						words: `Look at the price of ${counted(quiet.length, 'car')}`,
						why: `${quiet.length === 1 ? 'It has' : 'They have'} been in stock for over 90 days, and nobody asked about ${quiet.length === 1 ? 'it' : 'them'} lately`,
						href: `${path}cars/?show=quiet`,
					},
				]
			: []),
		...(doubts.cars
			? [
					{
						words: `Correct ${counted(doubts.cars, 'car')} in the feed`,
						why: 'The last build doubts what it says',
						href: `${report}#cars`,
					},
				]
			: []),
		...(doubts.leftOut
			? [
					{
						words: `Correct ${counted(doubts.leftOut, 'record')} in the feed`,
						why: 'They could not become cars on the site',
						href: `${report}#left-out`,
					},
				]
			: []),
		...(doubts.others
			? [
					{
						words: `Read ${counted(doubts.others, 'warning')} of the last build`,
						why: 'Somebody should act on them',
						href: `${report}#warnings`,
					},
				]
			: []),
	];
}

const asked = (leads: number, calls: number): string =>
	[leads ? counted(leads, 'lead') : '', calls ? counted(calls, 'number view') : ''].filter(Boolean).join(', ');

/** `9 no photo, 12 under 5 photos` */
function lackCounts(cars: readonly ListedCar[]): string {
	const kinds = [
		['no-photo', 'without a photo'],
		['few-photos', 'with few photos'],
		['no-price', 'without a price'],
		['no-comments', 'without comments'],
	] as const;
	return kinds
		.map(([lack, words]) => [cars.filter((car) => isLacking(car, lack)).length, words] as const)
		.filter(([count]) => count > 0)
		.map(([count, words]) => `${count} ${words}`)
		.join(', ');
}
