/** Keys of a page's address and the field that each one fills (ROUTE-8, ROUTE-9). */
export const queryFields: Readonly<Record<string, string>> = {
	car_id: 'car_id',
	car_type: 'car_type',
	location: 'location',
	vehiclePriceBudget: 'vehicle_price_budget',
};

/** The key for a location's dealership. */
export const placeKey = 'preferredDealership';
