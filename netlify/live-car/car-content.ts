import { html } from 'hono/html';
import { searchPath } from '../../src/domain/addresses/search-path.ts';
import { templateFacts } from '../../src/domain/words/template.ts';
import { templateWords } from '../../src/domain/words/template-words.ts';
import type { CarPhone } from '../../src/site/cars/dealer.ts';
import type { Fact } from '../../src/site/cars/facts/key-facts.ts';
import { carPage } from '../../src/site/pages/kinds/car.ts';
import type { Site } from '../../src/site/site.ts';
import type { Car } from '../../src/stock/car/car.ts';
import type { Filling } from './fill-shell.ts';

/** HTML whose values are escaped. */
type Html = ReturnType<typeof html>;
type Model = ReturnType<typeof carPage.model>;

/**
 * A car's page on demand (ROUTE-2), from the model of the page that the next build makes of it: photo, price, facts and
 * plain links to ask about it. It looks like that page, with its class names, but runs no script of it.
 */
export function carContent(site: Site, car: Car): Filling {
	const model = carPage.model(site, car.slug);
	const { name, variant } = model.card;
	const content = html`<div class="wrap car-page">
<h1 class="car-title type-title">${name}${variant ? html`<span>${variant}</span>` : ''}</h1>
<div class="car-columns">
${picture(model)}
${offer(site, model)}
<div class="car-details">
${model.keyFacts.length > 0 ? html`<section><h2 class="type-section">At a glance</h2>${facts('key-facts', model.keyFacts)}</section>` : ''}
<section><h2 class="type-section">Specification</h2>${model.specification.map((group) => html`<h3 class="specification-group">${group.heading}</h3>${facts('specification', group.facts)}`)}</section>
</div></div></div>`;
	return { title: `${model.title} | ${site.config.name}`, description: model.description, content: String(content) };
}

function picture({ photos, card }: Model): Html | '' {
	const large = photos[0]?.large;
	if (!large) return '';
	const { src, srcset, sizes, width, height } = large;
	const widths = srcset ? html` srcset="${srcset}" sizes="${sizes}"` : '';
	return html`<div class="gallery"><div class="gallery-stage"><img src="${src}"${widths} width="${width}" height="${height}" alt="${card.name}" fetchpriority="high"></div></div>`;
}

function offer({ config }: Site, { card, dealer, reserved }: Model): Html {
	const { plural } = templateFacts(config.template);
	return html`<aside class="car-offer card" aria-label="${card.sold ? 'Sold' : 'Price and contact'}">
${card.sold ? html`<p class="car-offer-sold">SOLD</p>` : html`<div class="car-offer-price">${reserved ? html`<p class="car-offer-reserved">Reserved for someone else.</p>` : ''}${price(card)}</div>`}
<div class="car-offer-buttons">
<a class="button button-primary" href="${dealer.contactPath}">${card.sold ? 'Ask for one like it' : templateWords(config.template).ask}</a>
${dealer.phone ? call(dealer.phone) : ''}
<a class="button button-outline" href="${searchPath(config)}">Browse all ${plural}</a>
</div>
${dealer.place ? html`<p>At ${dealer.place}</p>` : ''}</aside>`;
}

/** As `PriceTag` draws it (CARD-5). */
function price({ price: { kind, text, before, weekly }, priceBasis }: Model['card']): Html {
	const was = before
		? html`<s class="price-before"><span class="sr-only">Was </span>${before}</s> <span class="sr-only">now </span>`
		: '';
	const basis = kind === 'price' && priceBasis ? html` <span class="price-basis">${priceBasis}</span>` : '';
	return html`<div class="price"><p>${was}<strong class="price-${kind}">${text}</strong>${basis}</p>${weekly ? html`<p class="price-weekly">${weekly}</p>` : ''}</div>`;
}

/** A number that is masked is asked for on the contact page, since showing it is counted by a script (CAR-2). */
const call = ({ number, href, masked }: CarPhone): Html | '' =>
	masked === null ? html`<a class="button button-outline" href="${href}">Call ${number}</a>` : '';

const facts = (look: string, list: readonly Fact[]): Html =>
	html`<dl class="${look}">${list.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
