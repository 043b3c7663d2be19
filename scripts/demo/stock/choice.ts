import type { Badge, Engine, Model, StockKind } from './catalogue.ts';
import { usedKm } from './price.ts';
import type { Random } from './random.ts';
import { ownSize } from './trade-facts.ts';

export interface Choice {
	kind: StockKind;
	model: Model;
	badge: Badge;
	engine: Engine | undefined;
	/** The engine that chance drew, where the badge's name tells another. */
	drawn: Engine | undefined;
	car_type: 'new' | 'used' | 'demo';
	year: number;
	age: number;
	km: number | undefined;
}

function chooseAge(model: Model, thisYear: number, random: Random): { car_type: Choice['car_type']; year: number } {
	const current = model.lastYear >= thisYear - 1;
	const roll = random.next();
	if (current && roll < 0.28)
		return {
			car_type: roll < 0.2 ? 'new' : 'demo',
			year: thisYear - (random.chance(0.25) && model.firstYear < thisYear ? 1 : 0),
		};
	const oldest = Math.max(model.firstYear, thisYear - 14);
	const newest = Math.max(oldest, Math.min(model.lastYear, thisYear - 1));
	const years = Math.floor((newest - oldest + 1) * random.next() ** 1.5);
	return { car_type: 'used', year: newest - years };
}

function chooseKm(kind: StockKind, car_type: Choice['car_type'], age: number, random: Random): number | undefined {
	if (kind === 'camper') return undefined;
	if (car_type === 'new') return random.whole(2, 49);
	if (car_type === 'demo') return kind === 'motorcycle' ? random.whole(150, 1_900) : random.whole(600, 6_500);
	return usedKm(kind, age, random);
}

export function choose(kind: StockKind, models: readonly Model[], thisYear: number, random: Random): Choice {
	const model = random.pick(models);
	const badge = random.pick(model.badges);
	const drawn = badge.engine === undefined || badge.drawn ? random.pick(model.engines) : model.engines[badge.engine];
	const engine = badge.engine === undefined ? drawn : model.engines[badge.engine];
	const own = engine && ownSize(model, badge, engine);
	const { car_type, year } = chooseAge(model, thisYear, random);
	const age = thisYear - year;
	return { kind, model, badge, engine: own, drawn, car_type, year, age, km: chooseKm(kind, car_type, age, random) };
}

export function transmissionOf(choice: Choice, random: Random): string | undefined {
	const { kind, engine, drawn, age, model } = choice;
	if (kind === 'camper') return undefined;
	if (kind === 'motorcycle') return 'Manual';
	if (isShiftless(drawn)) return 'Automatic';
	const manual =
		kind === 'truck'
			? 0.4
			: model.body === 'convertible' || model.body === 'coupe' || model.body === 'ute'
				? 0.28
				: age > 5
					? 0.14
					: 0.03;
	return random.chance(manual) && !isShiftless(engine) && isSoldManual(choice) ? 'Manual' : 'Automatic';
}

const isShiftless = (engine: Engine | undefined): boolean =>
	!engine || engine.fuel === 'Electric' || engine.fuel.endsWith('Hybrid');

/** Of what is new, or was lately, only trucks and sports cars can be had with a clutch: one of a grade is as the next. */
const isSoldManual = ({ kind, model: { body }, car_type }: Choice): boolean =>
	kind === 'truck' || car_type === 'used' || body === 'coupe' || body === 'convertible';
