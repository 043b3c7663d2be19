import type { Template } from '../../domain/words/template.ts';
import { spokenOf } from '../../domain/words/template-words.ts';
import type { ReasonIcon } from '../blocks.ts';
import type { DealerFacts } from './dealer-facts.ts';

/** A reason with what is drawn above it. */
export type Reason = [title: string, text: string, icon?: ReasonIcon];

/** What differs between trades in the texts of the default pages: a motorcycle is tried, traded and serviced otherwise than a camper. */
export type TradeWords = {
	/** What customers own and bring: `car` also where the dealer hires them out. */
	own: string;
	owns: string;
	/** How one is tried out. */
	tryIt: (dealer: Pick<DealerFacts, 'town'>) => string;
	/** What is worth saying about a trade-in. */
	tell: string;
	/** What is looked at before a figure is agreed. */
	look: string;
	/** What is done at a service. */
	service: Reason[];
	/** What tells how much it has been used, or how much there is of it: asked with make and year for a first figure. */
	gauge: string;
	/** Where that is read. */
	gaugeAt: string;
	/** How often a service is due. */
	due: string;
	/** An example of a part. */
	part: string;
	/** What the parts counter looks up and orders. */
	counter: Reason[];
	/** What decides which ones a business needs. */
	fleetJob: string;
	/** Those of the stock that businesses mostly buy, and what they are called; all where there is nothing to tell them by. */
	fleetStock?: { bodies: readonly string[]; called: string };
};

const driven = {
	gauge: 'kilometres',
	gaugeAt: 'Kilometres on the clock',
	due: 'Your logbook says, in kilometres or months. Or ask us.',
};

const car: Omit<TradeWords, 'own' | 'owns'> = {
	...driven,
	tryIt: () => 'Take roads you know: hills, highway, a tight parking spot.',
	tell: 'the kilometres, service history and any damage',
	look: 'tyres, brakes, panels and paint, then take it for a short drive',
	service: [
		['Scheduled service', 'What the maker’s schedule asks for at your kilometres.', 'report'],
		['Brakes and tyres', 'Measured, with the figures on your invoice.', 'wheel'],
		['Battery and air conditioning', 'Tested before summer and winter.', 'check'],
	],
	part: 'a side mirror, floor mats or a roof rack',
	counter: [
		['Genuine parts', 'Matched to your VIN, so they fit the first time.', 'box'],
		['Accessories', 'Tow bars, roof racks, mats, covers and chargers.', 'wrench'],
		['Tyres and batteries', 'Read us the size on the sidewall. We price it fitted.', 'wheel'],
	],
	fleetJob: 'Payload, people, parking',
	fleetStock: { bodies: ['Ute', 'Van'], called: 'Utes and vans' },
};

const motorcycle: Omit<TradeWords, 'own' | 'owns'> = {
	...driven,
	tryIt: ({ town }) =>
		`Wear your own helmet, jacket and boots, and take corners you know${town ? ` around ${town}` : ''}.`,
	tell: 'the kilometres, any drops and the parts you kept',
	look: 'the chain, tyres, fork seals and service records, then take it for a ride',
	service: [
		['Scheduled service', 'Oil, filters and valve clearances when they are due.', 'report'],
		['Chain and sprockets', 'Cleaned, adjusted or replaced as a set.', 'wrench'],
		['Tyres', 'Fitted and balanced. Tell us how and where you ride.', 'wheel'],
	],
	part: 'a lever, a screen or a set of pads',
	counter: [
		['Genuine parts', 'Levers, cables, filters and seals, by VIN.', 'box'],
		['Tyres and chains', 'Sold loose or fitted, with the old set disposed of.', 'wheel'],
		['Luggage and protection', 'Racks, panniers, screens and crash bars.', 'shield'],
	],
	fleetJob: 'Range, luggage, riders',
};

const camper: Omit<TradeWords, 'own' | 'owns'> = {
	gauge: 'size',
	gaugeAt: 'Tare and ATM, from the plate',
	due: 'Once a year and before a long trip, or after deep water.',
	tryIt: () => 'Lie on the beds, open every cupboard, time the set-up.',
	tell: 'its age, plate weights and any water damage',
	look: 'the seals, chassis, bearings, gas and electrics, then open every hatch and window',
	service: [
		['Bearings and brakes', 'Repacked and adjusted before a long trip.', 'wheel'],
		['Seals and water', 'Checked for leaks, inside and out.', 'check'],
		['Gas and electrics', 'Hoses, fridge, batteries and lights.', 'wrench'],
	],
	part: 'a jockey wheel, an awning arm or a water pump',
	counter: [
		['Running gear', 'Bearings, brakes, couplings and wheels.', 'wheel'],
		['Awnings and canvas', 'Arms, poles, zips and patches.', 'moon'],
		['Water, gas and power', 'Pumps, hoses, regulators and batteries.', 'box'],
	],
	fleetJob: 'Beds, tow vehicles, roads',
};

const truck: Omit<TradeWords, 'own' | 'owns'> = {
	...driven,
	tryIt: ({ town }) =>
		`Bring a load you know, or ask us to ballast it, and drive the route you run${town ? ` out of ${town}` : ''}.`,
	tell: 'the kilometres, hours, the body and any damage',
	look: 'the driveline, chassis, body, tyres and records, then take it for a drive',
	service: [
		['Scheduled service', 'To the maker’s intervals, by kilometres or hours.', 'report'],
		['Brakes and suspension', 'Measured and logged for your maintenance file.', 'wheel'],
		['Body and hydraulics', 'Tail lifts, tippers and doors.', 'truck'],
	],
	part: 'a filter kit, a mirror arm or a set of brake linings',
	counter: [
		['Off-the-road parts first', 'Tell us it’s standing still. We look it up at once.', 'clock'],
		['Filters, brakes and belts', 'In kits, by chassis number.', 'box'],
		['Lamps, mirrors and glass', 'Left or right, heated or plain: send a photo.', 'wrench'],
	],
	fleetJob: 'Payload, body, axles',
};

const conversion: Omit<TradeWords, 'own' | 'owns'> = {
	...driven,
	tryIt: () => 'Bring whoever will ride in it. Try the ramp more than once.',
	tell: 'the kilometres, what was converted and by whom',
	look: 'the vehicle first, then the ramp, the lift and the tie-downs',
	service: [
		['Ramp and lift', 'Cleaned, greased and tested under load.', 'truck'],
		['Tie-downs and belts', 'Checked for wear and replaced in pairs.', 'shield'],
		['The vehicle itself', 'Its scheduled service in the same visit.', 'wrench'],
	],
	part: 'a set of tie-downs, a ramp hinge or a remote',
	counter: [
		['Ramps and lifts', 'Hinges, cables, remotes and pads.', 'truck'],
		['Tie-downs and belts', 'In rated sets, with the date of manufacture.', 'shield'],
		['Parts of the vehicle', 'By VIN, as for any other of the model.', 'box'],
	],
	fleetJob: 'Passengers and chairs',
};

const trades: Partial<Record<Template, Omit<TradeWords, 'own' | 'owns'>>> = {
	motorcycle,
	camper,
	rv: { ...camper, ...driven },
	truck,
	conversion,
};

/** The words of a template’s trade. */
export function tradeWords(template: Template): TradeWords {
	const { singular: own, plural: owns } = spokenOf(template);
	return { ...(trades[template] ?? car), own, owns };
}
