import type { StockRecord } from './record.ts';

/** What a model becomes: people on seats and in wheelchairs, the way in, and sizes in millimetres. */
type Conversion = {
	seats: number;
	wheelchair_places: number;
	wheelchair_entry: string;
	ramp_width: number;
	entry_height: number;
	floor_length: number;
};

const conversions: Readonly<Record<string, Conversion>> = {
	HiAce: conversion('5 2 | Rear ramp | 820 1540 2650'),
	Carnival: conversion('5 1 | Rear ramp, lowered floor | 790 1420 1500'),
	Staria: conversion('6 1 | Side lift | 800 1450 1550'),
	'Staria Load': conversion('3 2 | Rear lift | 860 1500 2400'),
	Multivan: conversion('5 1 | Side ramp | 760 1400 1450'),
	Caddy: conversion('4 1 | Rear ramp, lowered floor | 740 1380 1350'),
};

const fittings = [
	'Wheelchair tie-downs, four points a place',
	'Lap and shoulder belt for each wheelchair occupant',
	'Wheelchair floor anchors',
	'Electric winch for wheelchairs',
];

function conversion(line: string): Conversion {
	const [places = '', entry = '', sizes = ''] = line.split(' | ');
	const [seats = 0, wheelchair_places = 0] = places.split(' ').map(Number);
	const [ramp_width = 0, entry_height = 0, floor_length = 0] = sizes.split(' ').map(Number);
	return { seats, wheelchair_places, wheelchair_entry: entry, ramp_width, entry_height, floor_length };
}

/** The same vehicle after the workshop of Ramp & Roam; one that is not converted stays as it is. */
export function converted(car: StockRecord): StockRecord {
	const own = conversions[String(car['model'])];
	if (!own) return car;
	const features = [...fittings, ...(car['features'] as string[])];
	return { ...car, ...own, converted_by: 'Ramp & Roam', features, dealercomments: withSeats(car, own.seats) };
}

const withSeats = ({ dealercomments }: StockRecord, seats: number): string =>
	String(dealercomments)
		.replace(/With \d+ seats there is/, `With ${seats} seats and floor for a wheelchair there is`)
		.replace(/Seats \d+ with/, `Seats ${seats} with`);
