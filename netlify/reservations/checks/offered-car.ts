import { hasLiveSource } from '../../../src/config/stock-feed.ts';
import type { CheckoutCar } from '../../../src/contract/checkout-car.ts';
import { toDollars } from '../../../src/domain/money/cents.ts';
import { canReserve } from '../../../src/domain/money/reserve.ts';
import { formatMoney } from '../../../src/domain/words/written-number.ts';
import { lookUp } from '../../live-car/look-up.ts';
import type { Call } from '../../platform/http/call.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { log } from '../../platform/log.ts';
import { publishedCar } from './published-car.ts';

/**
 * The car that a visitor asks for, if it can be reserved for that deposit now (CAR-9, CAR-11). Throws a Refusal: 404 for a car
 * that cannot be reserved online, 409 for one that the dealer's own stock has as sold or reserved, 422 with the right amount
 * where the deposit is another one.
 */
export async function offeredCar(call: Call, { car: slug, deposit }: { car: string; deposit: number }) {
	const car = await publishedCar(call, slug);
	if (!car) throw new Refusal('not_found', 'This car cannot be reserved online. Please ask the dealer about it.');
	await refuseIfGone(call, car);
	if (deposit !== car.deposit) {
		const right = formatMoney(toDollars(car.deposit), call.tenant.site.locale);
		throw invalid({ deposit: `The deposit for this car is ${right}. Nothing was charged.` });
	}
	return car;
}

/** A source that cannot be asked does not stop a reservation: the published site has offered the car. */
async function refuseIfGone(call: Call, { slug }: CheckoutCar): Promise<void> {
	const { stock_feed, payment_provider } = call.tenant.site;
	if (!hasLiveSource(stock_feed)) return;
	const found = await lookUp(call, stock_feed, slug);
	if ('fault' in found) return log('error', { job: 'reservations', tenant: call.tenant.slug, message: found.fault });
	if (!found.car || !canReserve(found.car, payment_provider)) throw gone();
}

const gone = (): Refusal => new Refusal('taken', 'Sorry, this car has just been sold or reserved.');
