import type { LeadPayload } from '../../src/contract/lead.ts';
import { apiBases } from '../../src/contract/paths.ts';
import { testDrivePaths } from '../../src/contract/test-drives.ts';
import { vehicleName } from '../../src/domain/cars/vehicle-name.ts';
import { type CalendarEvent, calendarFeed } from '../leads/bookings/booking-calendar.ts';
import { type BookingOfLead, listBookings } from '../leads/bookings/booking-rows.ts';
import { limitCalls } from '../platform/guards/limit-calls.ts';
import type { Call } from '../platform/http/call.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type Secrets, sameSignature } from '../platform/runtime/secrets.ts';
import type { Tenant } from '../platform/runtime/tenants.ts';
import { placeText } from './place.ts';

/** Milliseconds for which bookings of the past stay in a calendar. */
const past = 30 * 24 * 60 * 60_000;

type Signing = Pick<Secrets, 'sign'>;

/** The address of a location's calendar, for the dealer's own (CAR-1). It ends when the site raises `test_drives.feed_version`. */
export function feedLink(secrets: Signing, tenant: Tenant, location: number): string {
	const origin = new URL(tenant.site.url).origin;
	const key = feedKey(secrets, tenant, location);
	return `${origin}${apiBases.live}${testDrivePaths.feed}?location=${location}&k=${key}`;
}

const feedKey = (secrets: Signing, { slug, site }: Tenant, location: number): string =>
	secrets.sign('test-drive-feed', `${slug} ${location} ${site.test_drives.feed_version}`);

/** GET /api/test-drives/feed: the bookings of a location, with what a dealer needs to be ready for them. */
export async function getFeed(call: Call): Promise<Response> {
	await limitCalls(call, 'times');
	const { request, runtime, tenant, now } = call;
	const query = new URL(request.url).searchParams;
	const location = Number(query.get('location'));
	if (!sameSignature(query.get('k') ?? '', feedKey(runtime.secrets, tenant, location))) {
		throw new Refusal('not_found', 'There is no such calendar, or its address was ended.');
	}
	const rows = await listBookings(runtime.db, { tenant: tenant.slug, location, from: now - past });
	const events = rows.map((row) => eventOf(tenant, row));
	const name = `Test drives – ${placeText(tenant, location)}`;
	return new Response(calendarFeed(events, tenant.site, name), { headers });
}

/** The address has a key, and the file has names and numbers. */
const headers = {
	'content-type': 'text/calendar; charset=utf-8',
	'cache-control': 'private, no-store',
	'x-content-type-options': 'nosniff',
	'x-robots-tag': 'noindex',
};

function eventOf(tenant: Tenant, row: BookingOfLead): CalendarEvent {
	const payload = JSON.parse(row.payload) as LeadPayload;
	const isCancelled = row.state === 'cancelled';
	const summary = [isCancelled ? 'Cancelled: test drive' : 'Test drive', carOf(payload), nameOf(payload)];
	return {
		booking: { ...row, isCancelled },
		summary: summary.filter(Boolean).join(' – '),
		description: [nameOf(payload), textOf(payload['phone']), `Lead ${row.lead_id}`].filter(Boolean).join('\n'),
		place: placeText(tenant, row.location_id),
	};
}

/** `2021 Kia Rio (K1)`; empty where the lead names no car. */
export function carOf(payload: LeadPayload): string {
	const [year, make, model] = ['Vehicle Year', 'Vehicle Make', 'Vehicle Model'].map((key) => textOf(payload[key]));
	const name = vehicleName(make ?? '', model ?? '').trim();
	const stock = textOf(payload['stock_number']);
	return [year, name, stock && `(${stock})`].filter(Boolean).join(' ');
}

const nameOf = ({ name, last_name }: LeadPayload): string => textOf(name) || textOf(last_name);

const textOf = (value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
