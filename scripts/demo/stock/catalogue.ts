import type { Locale } from '../../../src/domain/words/locale.ts';
import { type BodyName, bodyNames } from '../pictures/names.ts';
import { camperCatalogue } from './catalogue/campers.ts';
import { carCatalogue } from './catalogue/cars.ts';
import { usCarCatalogue } from './catalogue/cars-us.ts';
import { motorcycleCatalogue } from './catalogue/motorcycles.ts';
import { truckCatalogue } from './catalogue/trucks.ts';

export type StockKind = 'car' | 'motorcycle' | 'camper' | 'truck';

export interface Engine {
	text: string;
	fuel: 'Petrol' | 'Diesel' | 'Hybrid' | 'Plug-in Hybrid' | 'Electric';
	cylinders?: number;
	drive?: string;
	/** Litres per 100 km. */
	consumption?: number;
}

export interface Badge {
	name: string;
	/** The engine it comes with; any when left out. */
	engine?: number;
	/** Whether one is drawn all the same, so that the vehicles after it stay as they are. */
	drawn?: true;
}

export interface Model {
	make: string;
	/** First three characters of its VINs. */
	vinPrefix: string;
	model: string;
	body: BodyName;
	firstYear: number;
	lastYear: number;
	/** Dollars, new, first badge. */
	newPrice: number;
	seats: number;
	badges: readonly Badge[];
	engines: readonly Engine[];
	/** What only its trade has, as the trade's catalogue calls it. */
	trade: string;
}

const fuels = {
	petrol: 'Petrol',
	turbo: 'Petrol',
	diesel: 'Diesel',
	hybrid: 'Hybrid',
	plugin: 'Plug-in Hybrid',
	electric: 'Electric',
} as const;

const fuelTexts: Record<string, string> = {
	petrol: 'petrol',
	turbo: 'turbo petrol',
	diesel: 'turbo diesel',
	hybrid: 'hybrid',
	plugin: 'plug-in hybrid',
};

const cylindersFor = (litres: number) => (litres < 1.3 ? 3 : litres < 2.8 || litres === 2.8 ? 4 : litres < 4.5 ? 6 : 8);

function parseEngine(text: string): Engine {
	const words = text.split(' ');
	const [first = '', second = '', third, fourth] = words;
	if (first === 'electric') return { text: 'Electric motor', fuel: 'Electric', drive: second };
	if (first.endsWith('cc'))
		return { text: `${first} ${second}`, fuel: 'Petrol', cylinders: Number(third), consumption: Number(fourth) };
	const fuel = fuels[second as keyof typeof fuels];
	const [litres = 0, cylinders] = first.split('/').map(Number);
	return {
		text: `${litres.toFixed(1)}L ${fuelTexts[second]}`,
		fuel,
		cylinders: cylinders ?? cylindersFor(litres),
		drive: third ?? '',
		consumption: Number(fourth),
	};
}

function parseBadge(text: string): Badge {
	const [name = '', engine] = text.split(/[@~]/);
	if (!engine) return { name };
	return { name, engine: Number(engine) - 1, ...(text.includes('~') && { drawn: true }) };
}

function parseModel(line: string, make: string, vinPrefix: string): Model {
	const [model = '', body = '', years = '', price, seats, badges = '', engines = '', trade = ''] = line.split(' | ');
	const [firstYear, lastYear] = years.split('-');
	const known = bodyNames.find((name) => name === body);
	if (!known)
		throw new Error(`sample catalogue: ${make} ${model}: body "${body}" is not one of ${bodyNames.join(', ')}`);
	return {
		make,
		vinPrefix,
		model,
		body: known,
		firstYear: Number(firstYear),
		lastYear: Number(lastYear) || Number.POSITIVE_INFINITY,
		newPrice: Number(price),
		seats: Number(seats),
		badges: badges.split(', ').map(parseBadge),
		engines: engines === 'none' ? [] : engines.split('; ').map(parseEngine),
		trade,
	};
}

function parseCatalogue(text: string): Model[] {
	const models: Model[] = [];
	let [make, vinPrefix] = ['', ''];
	for (const line of text.trim().split('\n')) {
		if (line.includes(' | ')) models.push(parseModel(line, make, vinPrefix));
		else [make, vinPrefix] = [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)];
	}
	return models;
}

const texts: Record<StockKind, string> = {
	car: carCatalogue,
	motorcycle: motorcycleCatalogue,
	camper: camperCatalogue,
	truck: truckCatalogue,
};

/** What is sold elsewhere than in Australia, where that is another range. */
const localTexts: Partial<Record<Locale, Partial<Record<StockKind, string>>>> = { 'en-US': { car: usCarCatalogue } };

export interface CatalogueOrder {
	kind: StockKind;
	/** Only these makes. */
	makes?: readonly string[] | undefined;
	/** Whose market; Australia's where left out. */
	locale?: Locale | undefined;
}

/** The models of a kind of vehicle that are sold where the locale is at home. Throws when nothing is left. */
export function catalogueOf({ kind, makes, locale = 'en-AU' }: CatalogueOrder): Model[] {
	const text = localTexts[locale]?.[kind] ?? texts[kind];
	const models = parseCatalogue(text).filter((model) => !makes || makes.includes(model.make));
	if (models.length === 0) throw new Error(`sample catalogue: no ${kind} of ${makes?.join(', ')}`);
	return models;
}
