import { isoDay } from '../../../src/domain/hours/days.ts';
import { dealerZone } from '../../../src/domain/hours/dealer-zone.ts';
import type { StockHistory } from '../../../src/domain/stock/stock-history.ts';
import { watchedNews } from '../../../src/domain/stock/watched-car.ts';
import { carKeys } from '../../../src/stock/car/car-keys.ts';
import { servedTenants } from '../../delivery/tenant-env.ts';
import { errorFacts, log } from '../../platform/log.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';
import { listWatchedWithAlerts, type WatchedRow } from '../store/alert-rows.ts';
import { publishedStock } from './published-stock.ts';
import { type AlertRuntime, type CarNews, tellVisitor } from './tell-visitor.ts';

/** Milliseconds between two rounds, for a worker. */
export const alertsEveryMs = 15 * 60_000;
/** Messages come from 8:00 and before 20:00 at the dealer. */
const hours = { from: 8, to: 20 };
/** Milliseconds of a round, of the 30 s that a schedule has; the next one goes on. */
const roundMs = 15_000;

/** Tells visitors who asked for it that a car they watch is sold or cheaper (USER-3), for the tenants of this process. */
export async function tellOfWatchedCars(runtime: AlertRuntime): Promise<void> {
	const end = performance.now() + roundMs;
	for (const slug of servedTenants(runtime).slugs) {
		const tenant = runtime.tenants.bySlug(slug);
		const now = runtime.now();
		if (!tenant?.site.garage_enabled || !isDaytime(tenant, now)) continue;
		try {
			await tellOfTenant({ runtime, tenant, now }, end);
		} catch (error) {
			log('error', { job: 'alerts', tenant: slug, ...errorFacts(error) });
		}
	}
}

async function tellOfTenant(
	around: { runtime: AlertRuntime; tenant: Tenant; now: number },
	end: number,
): Promise<void> {
	const { runtime, tenant } = around;
	const rows = await listWatchedWithAlerts(runtime.db, tenant.slug);
	if (rows.length === 0) return;
	const stock = await publishedStock(tenant, runtime.env);
	if (stock === null) return;
	const news = newsOf(rows, stock, tenant.site.price_drops.least);
	let told = 0;
	for (const [, ofVisitor] of Map.groupBy(news, ({ row }) => row.visitor_id)) {
		if (performance.now() > end) break;
		if (await tellVisitor(around, ofVisitor)) told++;
	}
	if (told > 0) log('info', { job: 'alerts', tenant: tenant.slug, told });
}

/** What is new about watched cars. A record is by days, as the builds that wrote it (UTC). */
function newsOf(rows: readonly WatchedRow[], { cars, gone }: StockHistory, least: number): CarNews[] {
	const byId = new Map([...gone, ...cars].map((car) => [car.keys[2], car]));
	const dayOf = (time: number): string => isoDay(Math.floor(time / 1000));
	return rows.flatMap((row) => {
		const car = byId.get(carKeys({ id: row.car_id })[2]);
		const told = (time: number | null): string | null => (time === null ? null : dayOf(time));
		const watched = {
			saved: dayOf(row.created_at),
			toldPrice: told(row.told_price_at),
			toldEnd: told(row.told_end_at),
		};
		const news = car ? watchedNews(car, watched, least) : null;
		return news ? [{ row, news }] : [];
	});
}

function isDaytime({ site }: Tenant, now: number): boolean {
	const timeZone = dealerZone(site);
	const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));
	return hour >= hours.from && hour < hours.to;
}
