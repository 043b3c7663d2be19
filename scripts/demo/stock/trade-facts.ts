import type { Badge, Engine, Model } from './catalogue.ts';

type Chosen = { kind: string; model: Model; badge: Badge };

/** What only vehicles of its trade have, from the last column of its catalogue. */
export function tradeFacts({ kind, model, badge }: Chosen): Record<string, unknown> {
	if (kind === 'camper') return camperFacts(model, badge);
	if (kind === 'truck') return truckFacts(model, badge);
	return kind === 'motorcycle' ? motorcycleFacts(model, badge) : {};
}

function camperFacts({ trade, seats, badges }: Model, { name }: Badge) {
	const [, body = '', ...numbers] = /^(.*?) ([\d.]+) (\d+) (\d+) (\d+)$/.exec(trade) ?? [];
	const [length = 0, tare = 0, atm = 0, ball = 0] = numbers.map(Number);
	// Dearer badges carry more on board; the chassis stays.
	const step = badges.findIndex((badge) => badge.name === name);
	const terrain = /semi/i.test(name) ? 'Semi off-road' : isOffRoad(name, body) ? 'Off-road' : 'On-road';
	return {
		simple_body: name === 'Full Height' ? 'Caravan' : body,
		sleeps: seats,
		length,
		tare: tare + step * 60,
		atm,
		tow_ball_weight: ball + step * 8,
		terrain,
	};
}

const isOffRoad = (badge: string, body: string): boolean =>
	/off-road|outback|explorer|fold/i.test(badge) || body === 'Hybrid';

const bodies: readonly (readonly [RegExp, string, number])[] = [
	[/tipper/i, 'Tipper', 900],
	[/pantech|vanpack|freightpack/i, 'Pantech', 1_050],
	[/curtainsider/i, 'Curtainsider', 1_150],
	[/servicepack/i, 'Service Body', 750],
	[/tradepack|traypack|trade ace|built to go|tradie/i, 'Tray', 450],
];

/** The payload is what the body leaves of the chassis's. */
function truckFacts({ trade }: Model, { name }: Badge) {
	const [axles, ...numbers] = trade.split(' ');
	const [gvm = 0, gcm = 0, chassis = 0] = numbers.map(Number);
	const [, body = 'Cab & Chassis', weight = 0] = bodies.find(([words]) => words.test(name)) ?? [];
	return { simple_body: body, gvm, gcm, axle_configuration: axles, payload: chassis - weight };
}

const lams = /^(\S+)(?: LAMS(?: (\S+)(?: (\d+))?)?)?$/;

function motorcycleFacts({ trade }: Model, { name }: Badge) {
	const [, type = '', only] = lams.exec(trade) ?? [];
	const isListed = / LAMS/.test(trade) && (only === undefined || only === name);
	return { simple_body: type, lams: isListed ? 'LAMS approved' : 'Full licence' };
}

/** The engine of a badge that learners may ride, where it is smaller than that of the others. */
export function ownSize({ trade }: Model, { name }: Badge, engine: Engine): Engine {
	const [, , only, size] = lams.exec(trade) ?? [];
	return size && only === name ? { ...engine, text: engine.text.replace(/^\d+/, size) } : engine;
}
