import type { CarCardModel } from '../cars/car-card.ts';
import type { Site } from '../site.ts';

/** Cars beside an article. */
const mostCars = 4;
/** Fuels that articles are written about. */
const fuels = ['Hybrid', 'Electric'];

type Read = { title: string; description: string; html: string };

/**
 * Cars for who has read an article: of the models that it names, else of the fuel or the body that its title or description is about,
 * else the latest; `isNamed` says whether it is about them.
 */
export function articleCars(site: Site, article: Read): { isNamed: boolean; cards: CarCardModel[] } {
	const { title, description, html } = article;
	const cards = [
		() => ofModels(site, wordsOf(`${title} ${description} ${html}`)),
		() => ofFuel(site, wordsOf(`${title} ${description}`).toLowerCase()),
		() => ofBody(site, wordsOf(`${title} ${description}`).toLowerCase()),
	].reduce<CarCardModel[]>((found, find) => (found.length > 0 ? found : find()), []);
	return cards.length > 0
		? { isNamed: true, cards }
		: { isNamed: false, cards: site.latest('just_arrived', '', mostCars) };
}

const notWord = /[^\p{L}\p{N}-]+/gu;

const wordsOf = (text: string): string => ` ${text.replace(/<[^>]*>/g, ' ').replace(notWord, ' ')} `;

function ofModels(site: Site, words: string): CarCardModel[] {
	const names = site.landingNames('model', null).map(({ name }) => name);
	const said = [...new Set(names)].filter((name) => words.includes(` ${name.replace(notWord, ' ')} `));
	const models = said.map((name) => `\`${name.replaceAll('`', '')}\``).join(', ');
	return said.length > 0 ? site.featured(`model:=[${models}] && status:!=sold`, mostCars) : [];
}

function ofFuel(site: Site, words: string): CarCardModel[] {
	const said = fuels.filter((fuel) => words.includes(` ${fuel.toLowerCase()} `));
	return said.length > 0 ? site.featured(`simple_fuel:=[${said.join()}] && status:!=sold`, mostCars) : [];
}

/** A body is named by one or by more of them: `wagon`, `Wagons`. */
function ofBody(site: Site, words: string): CarCardModel[] {
	const forms = ({ name }: { name: string }) => [name, name.replace(/s$/, ''), name.replace(/es$/, '')];
	const said = site
		.landingNames('body', null)
		.find((body) => forms(body).some((form) => words.includes(` ${form.toLowerCase()} `)));
	const key = said?.path.split('/').at(-2);
	return key
		? site
				.landingCards(key, 1)
				.filter(({ sold }) => !sold)
				.slice(0, mostCars)
		: [];
}
