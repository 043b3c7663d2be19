export const carTypes = ['new', 'used', 'demo'] as const;
export const carStatuses = ['in_stock', 'coming_soon', 'sold'] as const;
export type CarType = (typeof carTypes)[number];
export type CarStatus = (typeof carStatuses)[number];

export type CarImage = { image: { url: string } };

/** Where a car stands, as its record says it. */
export type CarLocation = {
	name?: string | undefined;
	phone?: string | undefined;
	distribution_locations?: number[] | undefined;
};

/** Who may take a deposit for a car, in dollars. */
export type PaymentProcessor = {
	authorization_type?: string | undefined;
	authorization_key?: string | undefined;
	deposit_amount?: number | undefined;
};

/** Market prices of a car's kind, in dollars. */
export type MarketPrices = {
	average_market_price?: number | undefined;
	state_average_market_price?: number | undefined;
};
