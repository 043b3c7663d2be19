import { electricCatalogue } from './catalogue/electric.ts';
import { sizeCatalogue } from './catalogue/sizes.ts';
import type { Engine, Model } from './catalogue.ts';
import type { Choice } from './choice.ts';

/** What a car's maker says of it, without chance: its boot, what it tows, its power, and of one that is charged how. */
export function makerFacts({ kind, model, badge, engine }: Choice): Record<string, unknown> {
	if (kind !== 'car') return {};
	const { power, ...electric } = isCharged(engine) ? electricFacts(model, badge.name) : {};
	return { ...sizeFacts(model, engine), ...(power !== undefined && { power }), ...electric };
}

const isCharged = (engine: Engine | undefined): boolean =>
	engine?.fuel === 'Electric' || engine?.fuel === 'Plug-in Hybrid';

const linesOf = (text: string): string[] => text.trim().split('\n');
/** The line of a model: its market's own, else that of all. */
const lineOf = <Line>(lines: ReadonlyMap<string, Line>, { make, model, vinPrefix }: Model): Line | undefined =>
	lines.get(`${make} ${model}@${vinPrefix}`) ?? lines.get(`${make} ${model}`);

const sizes = new Map(linesOf(sizeCatalogue).map((line) => line.split(': ') as [string, string]));

function sizeFacts(model: Model, engine: Engine | undefined): Record<string, number> {
	const [boot, towing, ...powers] = lineOf(sizes, model)?.split(' ').map(Number) ?? [];
	const power = powers[model.engines.findIndex((one) => one.text === engine?.text)];
	return known({ power, boot_space: boot, towing_capacity: towing });
}

const electric = new Map(
	linesOf(electricCatalogue).map((line) => {
		const [name = '', ...badges] = line.split(' | ');
		return [name, badges];
	}),
);

const facts = /^(.+) (\S+) (\S+) (\S+) (\S+) (\S+) (\S+) (\S+) (\S+)$/;

function electricFacts(model: Model, badge: string): Record<string, number | string> {
	const lines = (lineOf(electric, model) ?? []).map((line) => facts.exec(line)?.slice(1) ?? []);
	const [, capacity, range, energy, ac, dc, minutes, charge_port = '', power] =
		lines.find(([name]) => name === badge) ?? lines.find(([name]) => name === '*') ?? [];
	const numbers = known({
		power: Number(power),
		electric_range: Number(range),
		battery_capacity: Number(capacity),
		energy_consumption: Number(energy),
		ac_charging: Number(ac),
		dc_charging: Number(dc),
		dc_charging_minutes: Number(minutes),
	});
	return charge_port ? { ...numbers, charge_port } : numbers;
}

/** Without what is not said. */
const known = (numbers: Record<string, number | undefined>): Record<string, number> =>
	Object.fromEntries(
		Object.entries(numbers).filter((entry): entry is [string, number] => Number.isFinite(entry[1] ?? Number.NaN)),
	);
