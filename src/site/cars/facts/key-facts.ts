import type { SiteConfig } from '../../../config/site.ts';
import { conditionLabel } from '../../../domain/cars/condition.ts';
import { isElectric } from '../../../domain/cars/is-electric.ts';
import { type FactName, tradeOf } from '../../../domain/words/trade.ts';
import { capitalised, localiseText } from '../../../domain/words/wording.ts';
import { type FactCar, type FactIcon, factLabel, factRows } from './fact-rows.ts';

/** A fact about a car with its label, `Colour` · `White`. */
export type Fact = { label: string; value: string };

/** One of the few facts that are asked for first; `kind` has a drawing. */
export type KeyFact = Fact & { kind: FactIcon };

type Settings = Pick<SiteConfig, 'locale' | 'labels' | 'template'>;

/** Fewer of them are not a panel: the table below says them too. */
const fewest = 4;
/** Two rows of four. */
const most = 8;

/** What a buyer of this kind of vehicle looks at first, as far as it is known (SITE-8): the condition, then what the trade asks. */
export function keyFacts(car: FactCar, settings: Settings): KeyFact[] {
	const { locale, labels, template } = settings;
	const condition: KeyFact = {
		kind: 'condition',
		label: 'Condition',
		value: localiseText(capitalised(conditionLabel(car.car_type, labels)), locale),
	};
	const others = tradeOf(template).glance.flatMap((name): KeyFact[] => {
		const value = factRows[name].text(car, locale);
		return value === undefined || (name === 'engine_size' && saysSize(car)) || goesWithoutSaying(name, car)
			? []
			: [{ kind: factIcon(name, isElectric(car)), label: factLabel(name, settings), value }];
	});
	return [condition, ...others].slice(0, most);
}

/** That a car with a known battery has an electric motor and no gears to choose. */
const goesWithoutSaying = (name: FactName, car: FactCar): boolean =>
	(name === 'engine' || name === 'transmission') && isElectric(car) && car.electric_range !== undefined;

/** `942cc V-twin` as the engine needs no `942 cc` beside it. */
const saysSize = ({ engine, engine_cc: size }: FactCar): boolean =>
	size !== undefined && new RegExp(`\\b${size} ?cc\\b`, 'i').test(engine?.replaceAll(',', '') ?? '');

/** The same for the panel of a car's page; nothing where they are too few for one. */
export function glance(car: FactCar, settings: Settings): KeyFact[] {
	const facts = keyFacts(car, settings);
	return facts.length < fewest ? [] : facts;
}

/** No petrol pump for a car that is charged. */
const factIcon = (name: FactName, electric: boolean): FactIcon =>
	name === 'fuel' && electric ? 'plug' : factRows[name].icon;

/** The drawing of each fact by its label, for facts that were written down. */
export const factIcons = (
	settings: Pick<Settings, 'locale' | 'template'>,
	electric: boolean,
): ReadonlyMap<string, FactIcon> =>
	new Map([
		['Condition', 'condition'],
		...tradeOf(settings.template).glance.map((name) => [factLabel(name, settings), factIcon(name, electric)] as const),
	]);

/** What cars of a site are compared by (CARD-4): the labels of {@link comparedFacts}. */
export const comparedFactLabels = (settings: Pick<Settings, 'locale' | 'template'>): string[] => [
	'Condition',
	...tradeOf(settings.template).glance.map((name) => factLabel(name, settings)),
];

/** The same of one car, '' where not known. */
export const comparedFacts = (car: FactCar, { locale, labels, template }: Settings): string[] => [
	localiseText(capitalised(conditionLabel(car.car_type, labels)), locale),
	...tradeOf(template).glance.map((name) =>
		goesWithoutSaying(name, car) ? '' : (factRows[name].text(car, locale) ?? ''),
	),
];
