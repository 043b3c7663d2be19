import { wordsOfFeatures } from '../../domain/cars/feature-words.ts';
import { licenceClass } from '../../domain/vehicles/licence-class.ts';
import { plainNotation } from '../readers/notation.ts';
import type { Car } from './car.ts';

/** `649cc parallel-twin`; a car's `2.0L` says nothing of a motorcycle. */
const writtenSize = /^(\d{2,4}) ?cc\b/i;

const bunks = /\bbunks?\b/i;
const vee = /\bv[68]\b/i;

/** What follows from the facts of a record where it does not say so itself: size of the engine, berths, class of licence, features that are searched for. */
export function impliedFacts(known: Partial<Car>, { locale } = plainNotation): Partial<Car> {
	const { sleeps, berths, engine_cc, engine, licence_class: licence, features = [], interior_colour: inside } = known;
	const { terrain, badge, dealercomments, cylinders, safety_rating: stars } = known;
	const told = [
		inside,
		terrain,
		badge && bunks.exec(badge)?.[0],
		cylinders === 8 ? 'V8' : vee.exec(`${engine} ${badge}`)?.[0],
	];
	const facts = [...told, stars && `${stars} stars`].filter((text) => typeof text === 'string');
	const size = engine_cc === undefined && engine ? writtenSize.exec(engine)?.[1] : undefined;
	const words = wordsOfFeatures([...features, { items: facts }], dealercomments);
	const implied = licence === undefined ? licenceClass(known, locale) : undefined;
	return {
		...(sleeps === undefined && berths !== undefined && { sleeps: berths }),
		...(size && { engine_cc: Number(size) }),
		...(implied && { licence_class: implied }),
		...(words && { feature_words: words }),
	};
}
