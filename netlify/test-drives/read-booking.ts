import { testDriveTokenHeader } from '../../src/contract/test-drives.ts';
import { readBookingToken } from '../leads/bookings/booking-link.ts';
import { findBooking } from '../leads/bookings/booking-rows.ts';
import type { TestDriveRow } from '../platform/db/rows/booking-rows.ts';
import type { Call } from '../platform/http/call.ts';

/** The booking that a call has the right to, by the token in its address or its header; null for any other. */
export async function readBooking({ request, runtime, tenant }: Call): Promise<TestDriveRow | null> {
	const token = new URL(request.url).searchParams.get('t') ?? request.headers.get(testDriveTokenHeader) ?? '';
	const id = readBookingToken(runtime.secrets, tenant.slug, token);
	return id === null ? null : findBooking(runtime.db, { tenant: tenant.slug, id });
}
