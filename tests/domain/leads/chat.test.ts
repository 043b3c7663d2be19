import { describe, expect, test } from 'vitest';
import { type ChatNote, chatEvent, isChatHidden } from '../../../src/domain/leads/chat.ts';

const now = Date.UTC(2026, 10, 22);
const message = (age: number, by: 'customer' | 'dealer' = 'customer'): ChatNote => ({
	what: 'message',
	by,
	at: now - age,
});

describe('USER-8 what is counted of a chat', () => {
	test.each<[ChatNote, number, number | null]>([
		[{ what: 'opened' }, 0, 54],
		[{ what: 'document' }, 0, 56],
		[{ what: 'closed' }, 0, null],
		[{ what: 'failed' }, 0, null],
		[message(0), 0, 55],
		[message(0), 1, 57],
		[message(0), 30, 57],
		[message(9_999), 0, 55],
		[message(10_000), 0, null],
		[message(3_600_000), 4, null],
		[message(-2_000), 0, 55],
		[message(0, 'dealer'), 0, null],
		[{ what: 'message', by: 'customer', at: null }, 0, 55],
	])('%j after %d messages is event %s', (note, messages, event) => {
		expect(chatEvent(note, messages, now)).toBe(event);
	});
});

describe('USER-8 where the chat button is hidden', () => {
	const hidden = (path: string, set: { onCheckout?: boolean; onCars?: boolean }, vehicleFolder = 'cars') =>
		isChatHidden(path, { onCheckout: false, onCars: false, vehicleFolder, ...set });

	test.each(['/cars/2021-kia-rio-k1/checkout/', '/cars/2021-kia-rio-k1/buy-online', '/checkout/'])(
		'%s is a checkout',
		(path) => {
			expect(hidden(path, { onCheckout: true })).toBe(true);
			expect(hidden(path, {})).toBe(false);
		},
	);

	test('a vehicle’s pages are known by the template’s folder', () => {
		expect(hidden('/cars/2021-kia-rio-k1/', { onCars: true })).toBe(true);
		expect(hidden('/cars/trade-in/', { onCars: true })).toBe(true);
		expect(hidden('/campers/2020-jayco/', { onCars: true }, 'campers')).toBe(true);
		expect(hidden('/cars/2021-kia-rio-k1/', { onCheckout: true })).toBe(false);
	});

	test.each(['/', '/cars-for-sale/', '/about-us/', '/search/used-cars/', '/pages/cars/', '/check-out/'])(
		'%s is neither',
		(path) => {
			expect(hidden(path, { onCheckout: true, onCars: true })).toBe(false);
		},
	);
});
