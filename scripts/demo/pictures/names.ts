/** The bodies that are drawn, as they appear in the pictures' file names. */
export const bodyNames = [
	'hatch',
	'sedan',
	'suv',
	'wagon',
	'ute',
	'van',
	'people-mover',
	'coupe',
	'convertible',
	'truck',
	'motorcycle',
	'adventure',
	'camper',
	'crossover',
	'offroader',
	'tray-truck',
	'tipper',
	'cab-chassis',
] as const;

export type BodyName = (typeof bodyNames)[number];

export const angles = ['side', 'front', 'rear', 'detail'] as const;

export type Angle = (typeof angles)[number];

const photographed: readonly BodyName[] = ['motorcycle', 'adventure', 'camper'];

/** From where a body is drawn: those that samples have photographs of need no close drawing. */
export const anglesOf = (body: BodyName): readonly Angle[] =>
	photographed.includes(body) ? angles.filter((angle) => angle !== 'detail') : angles;

/** The bodies with a bench behind the front seats. */
export const hasBackSeats = (body: BodyName): boolean =>
	['hatch', 'sedan', 'suv', 'wagon', 'ute', 'people-mover', 'crossover', 'offroader'].includes(body);

/** The interior that goes with a body: the number in `cabin-<n>.svg`. */
export const cabinNumbers = {
	hatch: 1,
	sedan: 1,
	suv: 2,
	wagon: 2,
	ute: 3,
	van: 3,
	'people-mover': 2,
	coupe: 4,
	convertible: 4,
	truck: 3,
	motorcycle: 5,
	adventure: 5,
	camper: 6,
	crossover: 1,
	offroader: 3,
	'tray-truck': 3,
	tipper: 3,
	'cab-chassis': 3,
} as const satisfies Record<BodyName, number>;
