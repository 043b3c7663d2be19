/**
 * The banner on a car's card, the first that applies (CARD-3): sold, electric or hybrid (where the site shows it),
 * reserved, certified used Toyota, the car's own tag, coming soon, new arrival, none. A reserved car tagged `Special`
 * shows `RESERVED`; a reserved hybrid on a site with the hybrid tag shows `HYBRID`.
 */

import { secondsPerDay } from '../hours/days.ts';
import { type Availability, isSellable } from './sellable.ts';

const newForSeconds = 8 * secondsPerDay;

export type TaggedCar = Availability & {
	make: string;
	car_type: 'new' | 'used' | 'demo';
	simple_fuel?: string | undefined;
	reserved: boolean;
	certified: boolean;
	tag?: string | undefined;
	/** Unix seconds. */
	created_at_timestamp?: number | undefined;
};

export type TagTexts = {
	reserved: string;
	comingSoon: string;
	new: string;
	electric: string;
	hybrid: string;
	/** What the certified image says to those who do not see it. */
	certified: string;
	sold: string;
};

export const defaultTagTexts: TagTexts = {
	reserved: 'RESERVED',
	comingSoon: 'COMING SOON',
	new: 'NEW',
	electric: 'ELECTRIC',
	hybrid: 'HYBRID',
	certified: 'Certified used Toyota',
	sold: 'JUST SOLD',
};

export type TagSettings = { electricHybridTag: boolean; texts: TagTexts };

/** `certified` is shown as an image, the others as text. */
export type CarTag = {
	kind: 'sold' | 'electric' | 'hybrid' | 'reserved' | 'certified' | 'own' | 'coming_soon' | 'new';
	text: string;
};

/** The tag of a car's card, or null for none (CARD-3). `now` is in Unix seconds. */
export function cardTag(car: TaggedCar, { electricHybridTag, texts }: TagSettings, now: number): CarTag | null {
	if (!isSellable(car)) return { kind: 'sold', text: texts.sold };
	if (electricHybridTag && car.simple_fuel === 'Electric') return { kind: 'electric', text: texts.electric };
	if (electricHybridTag && isHybrid(car)) return { kind: 'hybrid', text: texts.hybrid };
	if (car.reserved) return { kind: 'reserved', text: texts.reserved };
	if (isCertifiedUsedToyota(car)) return { kind: 'certified', text: texts.certified };
	if (car.tag) return { kind: 'own', text: car.tag };
	if (car.status === 'coming_soon') return { kind: 'coming_soon', text: texts.comingSoon };
	if (isNewArrival(car, now)) return { kind: 'new', text: texts.new };
	return null;
}

function isHybrid({ simple_fuel }: TaggedCar): boolean {
	return simple_fuel === 'Hybrid' || simple_fuel === 'Plug-in Hybrid';
}

function isCertifiedUsedToyota({ certified, car_type, make }: TaggedCar): boolean {
	return certified && car_type === 'used' && make.toLowerCase() === 'toyota';
}

/** The first moment, in whole Unix seconds, at which a car that came in at `created` is not a new arrival any more. */
export const newUntil = (created: number): number => created + newForSeconds + 1;

function isNewArrival({ created_at_timestamp: created }: TaggedCar, now: number): boolean {
	return created !== undefined && created <= now && now < newUntil(created);
}
