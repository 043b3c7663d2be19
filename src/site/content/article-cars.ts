import type { CarCardModel } from '../cars/car-card.ts';
import type { Site } from '../site.ts';

/** Cars beside an article. */
const mostCars = 4;

/** Cars for who has read an article: of the models that it names, else the latest; `isNamed` says which. */
export function articleCars(site: Site, text: string): { isNamed: boolean; cards: CarCardModel[] } {
	const words = ` ${text.replace(/<[^>]*>/g, ' ').replace(/[^\p{L}\p{N}-]+/gu, ' ')} `;
	const names = site.landingNames('model', null).map(({ name }) => name);
	const said = [...new Set(names)].filter((name) => words.includes(` ${name.replace(/[^\p{L}\p{N}-]+/gu, ' ')} `));
	const models = said.map((name) => `\`${name.replaceAll('`', '')}\``).join(', ');
	const cards = said.length > 0 ? site.featured(`model:=[${models}] && status:!=sold`, mostCars) : [];
	return cards.length > 0
		? { isNamed: true, cards }
		: { isNamed: false, cards: site.latest('just_arrived', '', mostCars) };
}
