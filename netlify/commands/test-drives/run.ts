import { readArguments, UsageError } from '../../../scripts/program/arguments.ts';
import type { LeadPayload } from '../../../src/contract/lead.ts';
import { readableTime } from '../../../src/domain/hours/readable-time.ts';
import { testDrivesAt } from '../../../src/site/places/test-drives-at.ts';
import { findBooking, listBookings } from '../../leads/bookings/booking-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Secrets } from '../../platform/runtime/secrets.ts';
import type { Tenant, Tenants } from '../../platform/runtime/tenants.ts';
import { cancelBooking } from '../../test-drives/change-booking.ts';
import { carOf, feedLink } from '../../test-drives/feed.ts';

const usage = `Usage: npm run test-drives -- <command>
  feed <tenant>            the address of each location's calendar, to subscribe to; whoever has it can read it
  list <tenant>            the test drives that are ahead, without names
  cancel <tenant> <id>     cancels one: its time is free at once, and the visitor gets a mail
Exit codes: 0 done, 1 nothing found or failed, 2 wrong usage.`;

/** Reads the command line. Throws a HelpAsked, or a UsageError for an option: there are none. */
export const readTestDrivesArguments = (args: readonly string[]): string[] =>
	readArguments({ args: [...args], options: {}, allowPositionals: true }, usage).positionals;

type Around = {
	db: Db;
	tenants: Pick<Tenants, 'bySlug'>;
	secrets: Secrets;
	now: number;
	write: (text: string) => void;
};

/** Prints calendars' addresses, lists and cancels test drives (CAR-1). Returns the exit code, as the usage has them. Throws a UsageError. */
export async function testDrivesCommand(args: readonly string[], around: Around): Promise<number> {
	const [command = '', slug = '', id = ''] = args;
	const tenant = around.tenants.bySlug(slug);
	if (tenant && command === 'feed' && args.length === 2) return feed(tenant, around);
	if (tenant && command === 'list' && args.length === 2) return list(tenant, around);
	if (tenant && command === 'cancel' && args.length === 3) return cancel(tenant, id, around);
	if (slug && !tenant) throw new UsageError(`There is no tenant ${slug}.`, usage);
	throw new UsageError(command ? `Found "${args.join(' ')}".` : 'Expected a command.', usage);
}

function feed(tenant: Tenant, { secrets, write }: Around): number {
	const places = tenant.site.locations.filter((location) => testDrivesAt(location, tenant.site));
	for (const { id, name } of places) write(`${name}\n    ${feedLink(secrets, tenant, id)}\n`);
	if (places.length === 0) write('No location has times to book: see test_drives.slots in the site.json.\n');
	return places.length > 0 ? 0 : 1;
}

async function list({ slug, site }: Tenant, { db, now, write }: Around): Promise<number> {
	const rows = await listBookings(db, { tenant: slug, from: now });
	for (const row of rows) {
		const when = readableTime(row.starts_at, { zone: row.zone, locale: site.locale });
		const place = site.locations.find(({ id }) => id === row.location_id)?.name ?? `location ${row.location_id}`;
		const car = carOf(JSON.parse(row.payload) as LeadPayload).replace(/\p{Cc}/gu, ' ');
		write(`${[row.id, when, place, car || 'no car', row.state, `lead ${row.lead_id}`].join('  ')}\n`);
	}
	write(rows.length === 1 ? '1 test drive.\n' : `${rows.length} test drives.\n`);
	return rows.length > 0 ? 0 : 1;
}

async function cancel(tenant: Tenant, id: string, { db, secrets, now, write }: Around): Promise<number> {
	const row = await findBooking(db, { tenant: tenant.slug, id });
	if (row?.state !== 'booked') {
		write(`No test drive ${id} is booked at ${tenant.slug}.\n`);
		return 1;
	}
	const outcome = await cancelBooking({ runtime: { db, secrets }, tenant, now }, row);
	write(
		outcome === 'done'
			? 'Cancelled. The visitor and the dealer get a mail.\n'
			: 'It was changed at the same moment. Run this again.\n',
	);
	return outcome === 'done' ? 0 : 1;
}
