/** Whether a car belongs to the manufacturer's certified programme that the site explains (CAR-6). */
export function isCertifiedBy(car: { certified: boolean; make: string }, manufacturer: string): boolean {
	return car.certified && car.make.toLowerCase() === manufacturer.toLowerCase();
}
