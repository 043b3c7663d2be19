import { html } from 'hono/html';
import { counted, type Html } from '../../page-frame.ts';
import { section } from '../../report/report-parts.ts';
import { enoughPhotos, type Lack, lacksOf } from '../cars/car-views.ts';
import type { ListedCar } from '../cars/listed-cars.ts';

type Words = { name: string; remedy: Html | string };

const wordsOf: Readonly<Record<Lack, (car: ListedCar) => Words>> = {
	'no-photo': () => ({
		name: 'No photo',
		remedy: `Add photos to it in the dealer’s stock system, ${enoughPhotos} or more. Feeds for advertisers leave a car without one out.`,
	}),
	'few-photos': ({ advert }) => ({
		name: `Only ${counted(advert?.photos ?? 0, 'photo')}`,
		remedy: `Add more in the dealer’s stock system, ${enoughPhotos} at least: all sides, seats, dashboard, boot.`,
	}),
	'no-price': () => ({
		name: 'No price',
		remedy: html`Its page asks buyers to get in touch for it, and feeds for advertisers leave it out. Set its <span title="Field of the feed: price">price</span> in the dealer’s stock system.`,
	}),
	'no-comments': () => ({
		name: 'No comments from the dealer',
		remedy: html`Two or three sentences on its history, its condition and what comes with it, as its <span title="Field of the feed: dealercomments">comments</span> in the dealer’s stock system.`,
	}),
	'no-vin': () => ({
		name: 'No VIN',
		remedy: html`Google’s and Meta’s feeds leave such a car out. Set its <span title="Field of the feed: vin">VIN</span> in the dealer’s stock system: 17 letters and digits.`,
	}),
};

/** What the advert of a car lacks, each with the remedy. What is corrected in the feed is on the site after the next build. */
export function carLacks(car: ListedCar): Html {
	const lacks = lacksOf(car).map((lack) => wordsOf[lack](car));
	const lines = lacks.map(({ name, remedy }) => html`<li><strong class="warn">${name}</strong><br>${remedy}</li>`);
	const none =
		car.sold === null
			? html`<p class="quiet">Nothing: ${car.advert ? html`${counted(car.advert.photos, 'photo')}, a price, comments and a VIN.` : 'it has a picture, a price and a VIN.'}</p>`
			: html`<p class="quiet">It is sold: there is nothing to add.</p>`;
	const after = html`<p class="quiet">What is corrected in the feed is on the site after the next build.</p>`;
	return section('What its advert lacks', 'lacks', lacks.length ? html`<ul class="notes">${lines}</ul>${after}` : none);
}
