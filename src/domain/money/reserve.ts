/**
 * Which cars can be reserved online (CAR-9, CAR-11) and which get a trade-in offer (CAR-10): in stock, neither sold nor
 * reserved, and above $200. A reservation also needs someone who takes the deposit.
 */

const highestRefusedPrice = 200;
/** In cents: no processor takes more at once. */
const highestDeposit = 99_999_999;

/** Who can take the deposits of a site; `test` moves no money (CAR-11). */
export const paymentProviders = ['stripe', 'test'] as const;

type OfferedCar = {
	status: 'in_stock' | 'coming_soon' | 'sold';
	sold: boolean;
	reserved: boolean;
	/** Dollars; absent = price on application. */
	price?: number | undefined;
};

/** Who may take a deposit, as the feed says it; `deposit_amount` in dollars. */
type Processor = {
	authorization_type?: string | undefined;
	authorization_key?: string | undefined;
	deposit_amount?: number | undefined;
};

export type UsableProcessor = { authorization_type: string; authorization_key: string; deposit_amount: number };

export type ReservableCar = OfferedCar & {
	reservable?: boolean | undefined;
	has_checkout_payment_processor: boolean;
	payment_processors: readonly Processor[];
};

/** The first processor with which the site's provider can take a deposit of at least a cent, or null (CAR-11). */
export function usableProcessor(
	car: Pick<ReservableCar, 'has_checkout_payment_processor' | 'payment_processors'>,
	paymentProvider: string,
): UsableProcessor | null {
	if (!car.has_checkout_payment_processor) return null;
	for (const { authorization_type, authorization_key, deposit_amount = 0 } of car.payment_processors) {
		if (!authorization_type || !authorization_key || !isDeposit(deposit_amount)) continue;
		const processor = { authorization_type, authorization_key, deposit_amount };
		if (isOf(processor, paymentProvider)) return processor;
	}
	return null;
}

const isDeposit = (dollars: number): boolean => {
	const cents = Math.round(dollars * 100);
	return cents > 0 && cents <= highestDeposit;
};

/** Each feed has its own word for the kind of key. So only two things count: the name of another provider, and how Stripe's keys start. */
function isOf({ authorization_type, authorization_key }: UsableProcessor, paymentProvider: string): boolean {
	const type = authorization_type.trim().toLowerCase();
	const others = paymentProviders.filter((name) => name !== paymentProvider);
	if (others.some((name) => name === type)) return false;
	return paymentProvider !== 'stripe' || authorization_key.startsWith('pk_');
}

/** Who takes deposits on a site: its payment provider, where its online checkout is on (CAR-9). */
export function depositTaker<Provider extends string>(site: {
	enable_store: boolean;
	payment_provider?: Provider | undefined;
}): Provider | undefined {
	return site.enable_store ? site.payment_provider : undefined;
}

/** Whether the car can be reserved on a site where this provider takes deposits (CAR-9). */
export function canReserve(car: ReservableCar, paymentProvider: string | undefined): boolean {
	if (!paymentProvider || !isFree(car) || car.reservable === false) return false;
	return usableProcessor(car, paymentProvider) !== null;
}

/** Whether the visitor is offered to trade in for this car, on a site with the autograb feature or without (CAR-10). */
export function hasTradeInOffer(car: OfferedCar, autograb: boolean): boolean {
	return autograb && isFree(car);
}

function isFree({ status, sold, reserved, price = 0 }: OfferedCar): boolean {
	return status === 'in_stock' && !sold && !reserved && price > highestRefusedPrice;
}
