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
] as const;

export type BodyName = (typeof bodyNames)[number];

export const angles = ['side', 'front', 'rear'] as const;

export type Angle = (typeof angles)[number];

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
} as const satisfies Record<BodyName, number>;
